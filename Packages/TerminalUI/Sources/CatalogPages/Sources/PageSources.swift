/// The text of each page, by the name of its file.
enum PageSources {}
