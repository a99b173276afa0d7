# Reads the lines of edges.awk; draws the packages in rows, each row above what it depends on. An
# edge that a longer way implies is left out.

BEGIN {
  FS = "\t"
  box = 168; tall = 32; gap = 24; drop = 76; margin = 16
}
$2 ~ /\// { next }
!($2 in known) { known[$2] = 1; names[++count] = $2 }
NF == 3 { from[++edges] = $2; to[edges] = $3 }

# The number of rows above `name`.
function row(name,    i, above, most) {
  if (name in rows) return rows[name]
  most = 0
  rows[name] = 0
  for (i = 1; i <= edges; i++)
    if (to[i] == name) {
      above = row(from[i]) + 1
      if (above > most) most = above
    }
  return rows[name] = most
}

function reaches(a, b) {
  split("", seen)
  return reaches_unseen(a, b)
}

function reaches_unseen(a, b,    i) {
  if (a == b) return 1
  seen[a] = 1
  for (i = 1; i <= edges; i++)
    if (from[i] == a && !(to[i] in seen) && reaches_unseen(to[i], b)) return 1
  return 0
}

function is_implied(e,    i) {
  for (i = 1; i <= edges; i++)
    if (i != e && from[i] == from[e] && to[i] != to[e] && reaches(to[i], to[e])) return 1
  return 0
}

END {
  for (k = 1; k <= count; k++) {
    r = row(names[k])
    column[names[k]] = in_row[r]++
    if (in_row[r] > widest) widest = in_row[r]
    if (r > last) last = r
  }
  width = 2 * margin + widest * box + (widest - 1) * gap
  height = 2 * margin + last * drop + tall
  printf "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" ", width, height, width, height
  print "font-family=\"ui-monospace, monospace\" font-size=\"12\" text-anchor=\"middle\">"
  print "<title>The packages and what they depend on</title>"
  for (k = 1; k <= count; k++) {
    name = names[k]
    used = in_row[rows[name]] * (box + gap) - gap
    x[name] = (width - used) / 2 + column[name] * (box + gap)
    y[name] = margin + rows[name] * drop
  }
  print "<g stroke=\"#8a8f98\" fill=\"none\">"
  for (e = 1; e <= edges; e++)
    if (!is_implied(e))
      printf "<path d=\"M%d %d C%d %d %d %d %d %d\"/>\n", x[from[e]] + box / 2, y[from[e]] + tall, \
        x[from[e]] + box / 2, y[from[e]] + tall + 28, x[to[e]] + box / 2, y[to[e]] - 28, \
        x[to[e]] + box / 2, y[to[e]]
  print "</g>"
  for (k = 1; k <= count; k++) {
    name = names[k]
    printf "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"6\" fill=\"#f6f8fa\" stroke=\"#57606a\"/>\n", x[name], y[name], box, tall
    printf "<text x=\"%d\" y=\"%d\" fill=\"#1f2328\">%s</text>\n", x[name] + box / 2, y[name] + 20, name
  }
  print "</svg>"
}
