# Reads the lines of edges.awk; prints a line for each edge that the rules of the design forbid, and
# ends with 1 if there is one.
#
# -v foundations="NAME:LAYER ..."  the packages below the features; each may depend on lower layers
# -v sideways="FROM:TO ..."        edges between features that no parent needs to compose

BEGIN {
  FS = "\t"
  n = split(foundations, words, " ")
  for (i = 1; i <= n; i++) {
    split(words[i], pair, ":")
    layer[pair[1]] = pair[2] + 1
  }
  n = split(sideways, words, " ")
  for (i = 1; i <= n; i++) is_sideways[words[i]] = 1
}

{
  if (!($2 in manifest)) packages[++count] = $2
  manifest[$2] = $1
}
NF >= 3 {
  from[++edges] = $2
  to[edges] = $3
  why[edges] = $4
}

function is_nested(name) { return name ~ /\// }
function parent_folder(name) { sub(/\/.*/, "", name); return name }
function is_feature(name) { return !(name in layer) && name != "App" && !is_nested(name) }

function refuse(i, rule) {
  printf "graph: %s: the edge %s -> %s is not allowed: %s\n", manifest[from[i]], from[i], to[i], rule
  refused[i] = 1
  bad = 1
}

# Whether `goal` can be reached from `start` over edges that no rule refused.
function reaches(start, goal,    queue, head, tail, seen, i) {
  head = 1; tail = 1
  queue[1] = start
  seen[start] = 1
  came_from[start] = ""
  while (head <= tail) {
    if (queue[head] == goal) return 1
    for (i = 1; i <= edges; i++)
      if (from[i] == queue[head] && !refused[i] && !(to[i] in seen)) {
        seen[to[i]] = 1
        came_from[to[i]] = queue[head]
        queue[++tail] = to[i]
      }
    head++
  }
  return 0
}

# How far `name` is from the app; used to tell which edge of a cycle points up.
function depth(name) {
  if (!(name in depths)) {
    depths[name] = 1000
    if (reaches("App", name)) {
      depths[name] = 0
      for (step = name; came_from[step] != ""; step = came_from[step]) depths[name]++
    }
  }
  return depths[name]
}

function rule_for_one_edge(i,    f, t) {
  f = from[i]; t = to[i]
  if (t == "!")
    printf "graph: %s: %s is not allowed: a dependency is a package of this repository, named by a literal path\n", manifest[f], why[i]
  else if (!(t in manifest)) refuse(i, "there is no package " t)
  else if (f == t) refuse(i, "a package does not depend on itself")
  else if (is_nested(t)) refuse(i, "nothing depends on a package inside another")
  else if (t == "App") refuse(i, "nothing depends on the app")
  else if (is_nested(f) && t != parent_folder(f) && !(t in layer))
    refuse(i, "a package inside another depends on that and on the foundations")
  else if (f in layer && !(t in layer))
    refuse(i, f " is a foundation, and a foundation never depends on a feature")
  else if (f in layer && layer[t] >= layer[f])
    refuse(i, "a foundation depends on lower foundations only, and " t " is not below " f)
  if (t == "!") { bad = 1; refused[i] = 1 }
}

# Every edge that points back up is refused, so that no cycle is left.
function rule_of_cycles(    i, best, path, step, again) {
  do {
    again = 0
    best = 0
    for (i = 1; i <= edges; i++)
      if (!refused[i] && reaches(to[i], from[i]))
        if (!best || depth(to[i]) - depth(from[i]) < depth(to[best]) - depth(from[best])) best = i
    if (best) {
      reaches(to[best], from[best])
      path = ""
      for (step = from[best]; step != ""; step = came_from[step])
        path = step (path == "" ? "" : " -> " path)
      refuse(best, "it closes the cycle " path " -> " to[best] "; a feature never depends on its parents")
      again = 1
    }
  } while (again)
}

function composes(i) {
  return !refused[i] && is_feature(to[i]) && (is_feature(from[i]) || from[i] == "App") &&
    !((from[i] ":" to[i]) in is_sideways)
}

function rule_of_parents(    i, j, root) {
  for (i = 1; i <= edges; i++)
    for (j = 1; j < i; j++)
      if (composes(i) && composes(j) && to[i] == to[j] && from[i] != from[j]) {
        printf "graph: %s, %s: the edges %s -> %s and %s -> %s are not allowed together: only one parent composes a feature, and features do not know their siblings\n", \
          manifest[from[j]], manifest[from[i]], from[j], to[j], from[i], to[i]
        shared[i] = shared[j] = bad = 1
      }
  for (i = 1; i <= edges; i++)
    if (from[i] == "App" && composes(i) && !shared[i]) {
      if (root == "") root = to[i]
      else if (root != to[i]) refuse(i, "the app starts one feature, and that is " root)
    }
}

END {
  bad = 0
  for (e = 1; e <= edges; e++) rule_for_one_edge(e)
  rule_of_cycles()
  rule_of_parents()
  exit bad
}
