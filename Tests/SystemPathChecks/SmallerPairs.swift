/// Two cases of which one is smaller than before.
func smallerPairs<Case>(of pair: [Case], _ smaller: (Case) -> [Case]) -> [[Case]] {
  let (first, second) = (pair[0], pair[1])
  return smaller(first).map { [$0, second] } + smaller(second).map { [first, $0] }
}
