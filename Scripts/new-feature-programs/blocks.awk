# What the other programs share: a file as lines, the blocks of braces in it, and insertions.

{ line[NR] = $0 }

# By how much the braces and parentheses of `text` deepen, outside its strings and comments.
function deepening(text,    i, c, sum, in_string) {
  for (i = 1; i <= length(text); i++) {
    c = substr(text, i, 1)
    if (in_string && c == "\\") i++
    else if (c == "\"") in_string = !in_string
    else if (in_string) continue
    else if (substr(text, i, 2) == "//") break
    else if (c == "{" || c == "(" || c == "[") sum++
    else if (c == "}" || c == ")" || c == "]") sum--
  }
  return sum
}

# The first line from `first` to `last` that matches `pattern`, or 0.
function find(pattern, first, last,    i) {
  for (i = first; i <= last; i++) if (line[i] ~ pattern) return i
  return 0
}

# The line that closes what the line `start` opens, or 0.
function closing(start,    i, depth) {
  depth = 0
  for (i = start; i <= NR; i++) {
    depth += deepening(line[i])
    if (depth <= 0 && i > start) return i
    if (depth <= 0 && i == start) return 0
  }
  return 0
}

# The first line inside the block `start ... end`, at the block's own depth, that matches, or 0.
function find_shallow(pattern, start, end,    i, depth) {
  depth = 0
  for (i = start; i < end; i++) {
    if (depth == 1 && line[i] ~ pattern) return i
    depth += deepening(line[i])
  }
  return 0
}

function insert_before(i, text) { before[i] = before[i] text "\n" }
function insert_after(i, text) { after[i] = after[i] text "\n" }

# Puts an import where the order of the alphabet wants it.
function insert_import(access, module,    i, name, last) {
  for (i = 1; i <= NR; i++)
    if (line[i] ~ /^([a-z@_A-Z]+ )*import [A-Za-z0-9_]+$/) {
      name = line[i]
      sub(/.* /, "", name)
      if (name > module) { insert_before(i, access "import " module); return 1 }
      last = i
    }
  if (!last) return 0
  insert_after(last, access "import " module)
  return 1
}

function give_up(why) {
  print why > "/dev/stderr"
  gave_up = 1
  exit 1
}

function write_all(    i) {
  for (i = 1; i <= NR; i++) printf "%s%s\n%s", before[i], line[i], after[i]
}
