# Shows a child in its parent's view: a tab of its TabView, or a button that opens it and a
# destination of its stack. Wants blocks.awk.
#
# -v mode=tab|link -v package=Settings -v screen=Settings -v property=settings -v parent=TabBar

function add_tab(    tabs) {
  tabs = find("TabView\\(", 1, NR)
  if (!tabs || !closing(tabs)) give_up("it has no 'TabView'")
  insert_before(closing(tabs), \
    screen "View(store: store.scope(state: \\." property ", action: \\." property "))\n" \
    ".tabItem { Text(\"" screen "\") }\n" \
    ".tag(" parent "Feature.Tab." property ")")
}

function add_link(    body, end, stack, first, title, store) {
  body = find("var body: some View \\{", 1, NR)
  if (!body) give_up("it has no 'var body: some View'")
  end = closing(body)
  store = find("^  (@Bindable )?private (let|var) store: StoreOf<", 1, NR)
  if (!store) give_up("it has no private 'store'")
  sub(/private let store/, "@Bindable private var store", line[store])

  stack = find_shallow("^ *NavigationStack \\{", body, end)
  if (!stack) {
    insert_after(body, "NavigationStack {")
    first = body + 1
  } else {
    first = stack + 1
    end = closing(stack)
  }
  title = find("^ *\\.navigationTitle\\(.*\\)$", first, end)
  if (!title) give_up("it has no '.navigationTitle'")
  if (line[first] ~ /^ *VStack(\(.*\))? \{$/) insert_before(closing(first), link())
  else {
    insert_before(first, "VStack(alignment: .leading) {")
    insert_before(title, link() "\n}")
  }
  insert_after(title, \
    ".navigationDestination(item: $store.scope(state: \\." property ", action: \\." property ")) { store in\n" \
    screen "View(store: store)\n}")
  if (!stack) insert_before(end, "}")
}

function link() {
  return "Button(\"go to " screen "\") { store.send(.open" screen "ButtonTapped) }"
}

END {
  if (gave_up) exit 1
  if (!insert_import("", package)) give_up("it imports nothing")
  if (mode == "tab") add_tab()
  else add_link()
  write_all()
}
