import TerminalUI

extension PageGroup {
  static let controls = PageGroup(
    name: "Controls",
    pages: [
      CatalogPage("Button", "Button buttonStyle", source: PageSources.buttonPage) {
        ButtonPage()
      },
      CatalogPage("Tap", "onTapGesture", source: PageSources.tapPage) {
        TapPage()
      },
      CatalogPage("Text field", "TextField onSubmit", source: PageSources.textFieldPage) {
        TextFieldPage()
      },
      CatalogPage(
        "Growing field", "TextField(axis:) submitLabel", source: PageSources.growingFieldPage
      ) {
        GrowingFieldPage()
      },
      CatalogPage("Secure field", "SecureField", source: PageSources.secureFieldPage) {
        SecureFieldPage()
      },
      CatalogPage("Text editor", "TextEditor", source: PageSources.textEditorPage) {
        TextEditorPage()
      },
      CatalogPage("Toggle", "Toggle", source: PageSources.togglePage) {
        TogglePage()
      },
      CatalogPage("Picker", "Picker tag pickerStyle", source: PageSources.pickerPage) {
        PickerPage()
      },
      CatalogPage("Stepper", "Stepper", source: PageSources.stepperPage) {
        StepperPage()
      },
      CatalogPage("Slider", "Slider", source: PageSources.sliderPage) {
        SliderPage()
      },
      CatalogPage("Date picker", "DatePicker", source: PageSources.datePickerPage) {
        DatePickerPage()
      },
      CatalogPage("Progress", "ProgressView", source: PageSources.progressPage) {
        ProgressPage()
      },
      CatalogPage("Gauge", "Gauge", source: PageSources.gaugePage) {
        GaugePage()
      },
      CatalogPage("Focus", "@FocusState focused", source: PageSources.focusPage) {
        FocusPage()
      },
      CatalogPage("Keys", "keyboardShortcut help", source: PageSources.keysPage) {
        KeysPage()
      },
    ])
}
