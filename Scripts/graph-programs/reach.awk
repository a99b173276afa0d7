# Reads the lines of edges.awk; prints the packages named and all that depend on them, near or far,
# or all that they depend on.
#
# -v names="NAME ..." -v direction=up|down

BEGIN {
  FS = "\t"
  n = split(names, words, " ")
  for (i = 1; i <= n; i++) reached[words[i]] = 1
}
!($2 in known) { known[$2] = 1; packages[++count] = $2 }
NF == 3 && direction == "up" { from[++edges] = $2; to[edges] = $3 }
NF == 3 && direction == "down" { from[++edges] = $3; to[edges] = $2 }

END {
  do {
    grew = 0
    for (i = 1; i <= edges; i++)
      if ((to[i] in reached) && !(from[i] in reached)) grew = reached[from[i]] = 1
  } while (grew)
  for (k = 1; k <= count; k++) if (packages[k] in reached) print packages[k]
}
