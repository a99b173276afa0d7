# Composes a child into its parent's feature: import, state, action, reducer. Wants blocks.awk.
#
# -v mode=tab|link -v package=Settings -v screen=Settings -v property=settings

# Puts a case, below a comment, into the enum at `start`, where the order of the alphabet wants it.
function insert_case(start, text, comment,    i, end, depth, name, own, place) {
  end = closing(start)
  own = text
  sub(/^case /, "", own)
  sub(/[^A-Za-z0-9_].*/, "", own)
  depth = 0
  for (i = start; i < end; i++) {
    if (depth == 1 && line[i] ~ /^ *case /) {
      name = line[i]
      sub(/^ *case /, "", name)
      sub(/[^A-Za-z0-9_].*/, "", name)
      if (name == own) give_up("there is a case '" own "' already")
      if (name > own && !place) place = i
    }
    depth += deepening(line[i])
  }
  if (!place) place = end
  else while (line[place - 1] ~ /^ *\/\/\//) place--
  insert_before(place, "/// " comment "\n" text)
}

# The names of the enum's cases, as patterns.
function patterns_of(start,    i, end, depth, name, list) {
  end = closing(start)
  depth = 0
  for (i = start; i < end; i++) {
    if (depth == 1 && line[i] ~ /^ *case /) {
      name = line[i]
      sub(/^ *case /, "", name)
      sub(/[^A-Za-z0-9_].*/, "", name)
      list = list "." name ", "
    }
    depth += deepening(line[i])
  }
  return list
}

# `pattern` put among the patterns of the case line `i`, in the order of the alphabet.
function with_pattern(i, pattern,    head, list, n, names, k, j, swap) {
  list = line[i]
  head = list
  sub(/case .*/, "case ", head)
  sub(/^ *case /, "", list)
  sub(/:$/, "", list)
  n = split(list ", " pattern, names, ", ")
  for (k = 1; k <= n; k++)
    for (j = k + 1; j <= n; j++)
      if (names[j] < names[k]) { swap = names[k]; names[k] = names[j]; names[j] = swap }
  list = names[1]
  for (k = 2; k <= n; k++) list = list ", " names[k]
  return head list ":"
}

# Lets the switch at `start` know the child's actions, and open it.
function extend_switch(start, open,    i, end, depth, last) {
  end = closing(start)
  depth = 0
  for (i = start; i < end; i++) {
    if (depth == 1 && line[i] ~ /^ *(case |default:)/) last = i
    depth += deepening(line[i])
  }
  if (!last) give_up("its reducer's switch has no case")
  if (open != "") insert_before(last, open)
  if (line[last] ~ /default:/) return
  if (line[last] ~ /^ *case \.[A-Za-z0-9]+(, \.[A-Za-z0-9]+)*:$/ && last + 2 == end &&
    line[last + 1] ~ /^ *return \.none$/)
    line[last] = with_pattern(last, "." property)
  else insert_before(end, "case ." property ":\nreturn .none")
}

# The packages of the screens that the enum at `start` holds, as words to choose from.
function screens_of(start,    i, name, list) {
  for (i = start; i < closing(start); i++)
    if (line[i] ~ /^ *case [a-zA-Z0-9_]+\([A-Za-z0-9_]+Feature\.State\)$/) {
      name = line[i]
      sub(/.*\(/, "", name)
      sub(/Feature\.State.*/, "", name)
      list = list (list == "" ? " " : " or ") name
    }
  return list == "" ? " one of them" : list
}

function add_state(    state, end, init) {
  state = find("(struct|enum) State[ :{]", 1, NR)
  if (!state) give_up("it has no 'struct State'")
  if (line[state] !~ /struct State/) give_up("its state is an enum, one screen or another, and nothing would lead to one more; put it into a screen that is there, with --into" screens_of(state))
  end = closing(state)
  if (find_shallow("(var|let) " property "[ :=]", state, end)) give_up("its state has a '" property "' already")
  init = find_shallow("^ *(public )?init\\(", state, end)
  if (init) {
    while (line[init - 1] ~ /^ *(\/\/\/.*)?$/) init--
  } else init = end
  if (mode == "tab") insert_before(init, "/// The tab " screen ".\npublic var " property " = " screen "Feature.State()")
  else insert_before(init, "/// The screen " screen ", while it is open.\n@Presents public var " property ": " screen "Feature.State?")
}

function add_action(    action, happened, opened) {
  action = find("enum Action[ :{]", 1, NR)
  if (!action) give_up("it has no 'enum Action'")
  others = patterns_of(action)
  happened = "Something has happened in the " (mode == "tab" ? "tab " : "screen ") screen "."
  opened = "The screen " screen " is asked for."
  if (mode == "tab") insert_case(action, "case " property "(" screen "Feature.Action)", happened)
  else {
    if (property > "open") insert_case(action, "case open" screen "ButtonTapped", opened)
    insert_case(action, "case " property "(PresentationAction<" screen "Feature.Action>)", happened)
    if (property <= "open") insert_case(action, "case open" screen "ButtonTapped", opened)
  }
}

function add_reducer(    body, end, reduce, choice, open, cancel) {
  body = find("var body: some (ReducerOf<Self>|Reducer<)", 1, NR)
  if (!body) give_up("it has no 'var body: some ReducerOf<Self>'")
  end = closing(body)
  reduce = find_shallow("^ *Reduce \\{", body, end)
  if (reduce) {
    choice = find("switch action \\{", reduce, closing(reduce))
    if (!choice) give_up("its 'Reduce' has no 'switch action'")
  }
  if (mode == "tab") {
    insert_before(reduce ? reduce : end, screen "Feature().pullback(state: \\." property ", action: \\." property ")")
    if (reduce) extend_switch(choice, "")
    return
  }
  cancel = find_shallow("FactFeature\\(\\)", body, end) ? ".cancel(id: FactFeature.CancelID.request)" : ".none"
  open = "case .open" screen "ButtonTapped:\nstate." property " = " screen "Feature.State()\nreturn " cancel
  if (reduce) extend_switch(choice, open)
  else
    insert_before(end, "Reduce { state, action in\nswitch action {\n" open "\ncase " others "." property ":\nreturn .none\n}\n}")
  insert_before(end, ".ifLet(\\.$" property ", action: \\." property ") {\n" screen "Feature()\n}")
}

function add_tab(    tabs) {
  tabs = find("enum Tab[ :{]", 1, NR)
  if (!tabs) give_up("it has no 'enum Tab'")
  if (find_shallow("^ *case " property "[ =]", tabs, closing(tabs))) give_up("its tabs have a '" property "' already")
  insert_before(closing(tabs), "case " property " = \"" screen "\"")
}

END {
  if (gave_up) exit 1
  if (!insert_import("public ", package)) give_up("it imports nothing")
  if (mode == "tab") add_tab()
  add_state()
  add_action()
  add_reducer()
  write_all()
}
