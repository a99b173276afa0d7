# Reads manifests; prints the package graph as lines of tab-separated words:
#
#   MANIFEST FROM TO     FROM depends on TO
#   MANIFEST FROM        FROM depends on nothing
#   MANIFEST FROM ! WHY  a dependency that is no package of this repository
#
# A package is called by its folder: Packages/TabBar is TabBar, Packages/X/Benchmarks X/Benchmarks.

function name_of(folder) {
  sub(/^Packages\//, "", folder)
  return folder
}

# The folder that `path` means, seen from `folder`, without `.` and `..`.
function resolved(folder, path,    parts, n, i, kept, result) {
  if (path ~ /^\//) return path
  n = split(folder "/" path, parts, "/")
  kept = 0
  for (i = 1; i <= n; i++) {
    if (parts[i] == "" || parts[i] == ".") continue
    if (parts[i] == ".." && kept > 0 && stack[kept] != "..") kept--
    else stack[++kept] = parts[i]
  }
  result = ""
  for (i = 1; i <= kept; i++) result = result (i > 1 ? "/" : "") stack[i]
  return result
}

# `line` up to its comment, if it has one.
function without_comment(line,    i, c, in_string) {
  if (line !~ /\/\//) return line
  in_string = 0
  for (i = 1; i <= length(line); i++) {
    c = substr(line, i, 1)
    if (in_string && c == "\\") i++
    else if (c == "\"") in_string = !in_string
    else if (!in_string && substr(line, i, 2) == "//") return substr(line, 1, i - 1)
  }
  return line
}

# The words between the parentheses that open at the start of `text`.
function arguments(text,    i, c, depth, in_string) {
  for (i = 1; i <= length(text); i++) {
    c = substr(text, i, 1)
    if (in_string && c == "\\") i++
    else if (c == "\"") in_string = !in_string
    else if (!in_string && c == "(") depth++
    else if (!in_string && c == ")" && --depth == 0) return substr(text, 2, i - 2)
  }
  return text
}

function finish(    folder, from, rest, inside, path, found) {
  if (manifest == "") return
  folder = manifest
  sub(/\/?Package\.swift$/, "", folder)
  from = name_of(folder)
  rest = source
  found = 0
  while (match(rest, /\.package[ \t\n]*\(/)) {
    rest = substr(rest, RSTART + RLENGTH - 1)
    inside = arguments(rest)
    found = 1
    if (match(inside, /path:[ \t\n]*"[^"\\]*"/)) {
      path = substr(inside, RSTART, RLENGTH)
      sub(/^path:[ \t\n]*"/, "", path)
      sub(/"$/, "", path)
      printf "%s\t%s\t%s\n", manifest, from, name_of(resolved(folder, path))
    } else {
      gsub(/[ \t\n]+/, " ", inside)
      printf "%s\t%s\t!\t.package(%s)\n", manifest, from, inside
    }
  }
  if (!found) printf "%s\t%s\n", manifest, from
}

FNR == 1 {
  finish()
  manifest = FILENAME
  source = ""
}
{ source = source without_comment($0) "\n" }
END { finish() }
