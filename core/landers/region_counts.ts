/** Whoever was here in so many days is active. */
const activeDays = 30
/** Fewer are not told: in a small place a number says who is there. */
const fewestTold = 50
/** A region is drawn a shade darker above each of these. */
const steps = [500, 1000, 1800] as const

type Moment = Readonly<{ valueOf(): number }>

/** Since when a member was here who counts as active, in UTC milliseconds. Rule: docs/product/landers.md, The map. */
export function activeSince(now: Moment) {
  return now.valueOf() - activeDays * 86_400_000
}

/** How many members are active in a region, as it is told; null when it is not. Rule: docs/product/landers.md, The map. */
export function toldInRegion(count: number) {
  return count < fewestTold ? null : count
}

/** How dark a region is drawn, from 0 to 3: by its count, and as the lightest where that is not told. */
export function shadeOf(count: number) {
  return steps.filter((step) => count > step).length
}
