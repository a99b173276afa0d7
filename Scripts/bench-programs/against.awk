# Compares two runs of a benchmark, each a JSON object a line: the stored one, then the new one.
#
# The ratio is new by old median: below 1 is faster. The noise is what the ratio could be between the
# luckiest and the unluckiest runs of the two; a ratio whose noise holds 1 says nothing.

# The value of `key` in the object `line`, without quotes.
function value(line, key,    rest) {
  if (!match(line, "\"" key "\":( )*")) return ""
  rest = substr(line, RSTART + RLENGTH)
  if (rest ~ /^"/) {
    match(rest, /^"([^"\\]|\\.)*"/)
    return substr(rest, 2, RLENGTH - 2)
  }
  match(rest, /^[^,}]*/)
  return substr(rest, 1, RLENGTH)
}

function figure(number) {
  if (number >= 1000) return sprintf("%.0f", number)
  return sprintf("%.3g", number)
}

!/^\{.*"median"/ { next }
FNR == NR {
  name = value($0, "name")
  old[name] = value($0, "median") + 0
  old_least[name] = value($0, "min") + 0
  old_most[name] = value($0, "max") + 0
  old_names[++old_count] = name
  next
}
{
  name = value($0, "name")
  names[++count] = name
  median[name] = value($0, "median") + 0
  least[name] = value($0, "min") + 0
  most[name] = value($0, "max") + 0
  unit[name] = value($0, "unit")
  if (length(name) > width) width = length(name)
}

END {
  if (!old_count) {
    print "bench: the stored run holds no measurement" > "/dev/stderr"
    exit 65
  }
  if (width < 11) width = 11
  printf "%-*s  %9s  %9s  %-4s  %6s  %-13s\n", width, "measurement", "then", "now", "unit", "ratio", "noise"
  for (i = 1; i <= count; i++) {
    name = names[i]
    if (!(name in old)) {
      printf "%-*s  %9s  %9s  %-4s  new\n", width, name, "-", figure(median[name]), unit[name]
      continue
    }
    if (old[name] <= 0 || old_least[name] <= 0 || old_most[name] <= 0) {
      printf "%-*s  %9s  %9s  %-4s  no ratio to zero\n", width, name, figure(old[name]), figure(median[name]), unit[name]
      continue
    }
    low = least[name] / old_most[name]
    high = most[name] / old_least[name]
    ratio = median[name] / old[name]
    verdict = (low <= 1 && high >= 1) ? "within noise" : ratio < 1 ? "faster" : "slower"
    printf "%-*s  %9s  %9s  %-4s  %6.2f  %-13s  %s\n", width, name, figure(old[name]), \
      figure(median[name]), unit[name], ratio, sprintf("%.2f ... %.2f", low, high), verdict
  }
  for (i = 1; i <= old_count; i++)
    if (!(old_names[i] in median)) printf "%-*s  %9s  gone\n", width, old_names[i], figure(old[old_names[i]])
}
