# Reads the lines of edges.awk; draws the features as a tree, each under what composes it, and lists
# the foundations below it.
#
# -v foundations="NAME:LAYER ..."

BEGIN {
  FS = "\t"
  n = split(foundations, words, " ")
  for (i = 1; i <= n; i++) {
    split(words[i], pair, ":")
    layer[pair[1]] = pair[2] + 1
    if (length(pair[1]) > width) width = length(pair[1])
    if (pair[2] > top) top = pair[2]
  }
}
$2 ~ /\// { next }
!($2 in known) { known[$2] = 1; names[++count] = $2 }
NF == 3 && $2 in layer { below[$2] = below[$2] (below[$2] == "" ? "" : ", ") $3 }
NF == 3 && !($2 in layer) && !($3 in layer) {
  child[$2, ++children[$2]] = $3
  has_parent[$3] = 1
}

function draw(name, margin,    i, last) {
  if (drawn[name]++) return
  for (i = 1; i <= children[name]; i++) {
    last = i == children[name]
    print margin (last ? "└─ " : "├─ ") child[name, i]
    draw(child[name, i], margin (last ? "   " : "│  "))
  }
}

END {
  for (k = 1; k <= count; k++)
    if (!(names[k] in layer) && !has_parent[names[k]]) {
      print names[k]
      draw(names[k], "")
    }
  print ""
  print "below all of them:"
  for (l = top + 1; l >= 1; l--)
    for (k = 1; k <= count; k++)
      if (layer[names[k]] == l)
        print sprintf("%-*s -> ", width, names[k]) (below[names[k]] == "" ? "nothing" : below[names[k]])
}
