# Reads the lines of edges.awk; prints each package after all that it depends on, a line each.
# Ends with 1, and says why on standard error, where the graph has a cycle.

BEGIN { FS = "\t" }
!($2 in known) { known[$2] = 1; names[++count] = $2 }
NF == 3 { needs[$2, ++need_count[$2]] = $3 }

function visit(name,    i) {
  if (done[name] || !(name in known)) return
  if (open[name]) {
    print "graph: there is a cycle through " name > "/dev/stderr"
    failed = 1
    return
  }
  open[name] = 1
  for (i = 1; i <= need_count[name]; i++) visit(needs[name, i])
  open[name] = 0
  if (done[name]) return
  done[name] = 1
  print name
}

END {
  for (k = 1; k <= count; k++) visit(names[k])
  exit failed
}
