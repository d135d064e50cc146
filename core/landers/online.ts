/** Fewer are not told: in a small place a number says who is there. */
const fewestTold = 50

/** How many members are online, as a lander says it; null when it says nothing. Rule: docs/product/landers.md. */
export function toldOnline(count: number) {
  return count < fewestTold ? null : count
}
