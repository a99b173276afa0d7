# Adds a package to a manifest: to the package's dependencies, and to the target of the parent and
# that of its tests. Ends with 1 where it finds no place.
#
# -v package=Settings -v parent=TabBar

{ line[NR] = $0 }

function emit(i, text) { before[i] = before[i] text "\n" }

END {
  inside = ""
  for (i = 1; i <= NR; i++) {
    if (line[i] ~ /^  dependencies: \[$/) inside = "package"
    else if (line[i] ~ /^      name: "/) {
      target = line[i]
      sub(/^      name: "/, "", target)
      sub(/".*/, "", target)
    } else if (line[i] ~ /^      dependencies: \[$/ && (target == parent || target == parent "Tests"))
      inside = "target"
    else if (inside == "package" && line[i] ~ /^  \],?$/) {
      emit(i, "    .package(path: \"../" package "\"),")
      found++
      inside = ""
    } else if (inside == "target" && line[i] ~ /^      \],?$/) {
      emit(i, "        .product(name: \"" package "\", package: \"" package "\"),")
      found++
      inside = ""
    }
  }
  if (found != 3) exit 1
  for (i = 1; i <= NR; i++) printf "%s%s\n", before[i], line[i]
}
