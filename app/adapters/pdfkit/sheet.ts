/** In points, a 72nd of an inch; A4 is 595 wide and 842 high. */
export const margin = 56

type Pair = readonly [term: string, value: string]

/** All words of one document, ready to be drawn. */
export type Sheet = Readonly<{
  site: string
  title: string
  /** Name first, then where and by which numbers they are known. */
  issuer: readonly string[]
  facts: readonly Pair[]
  customerTitle: string
  customer: readonly string[]
  head: Pair
  lines: readonly Pair[]
  total: Pair
  /** Rate, net, tax and gross, each under its word. */
  tax: readonly Pair[]
  notes: readonly string[]
  foot: string
}>
