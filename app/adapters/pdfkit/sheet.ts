/** In points, a 72nd of an inch; A4 is 595 wide and 842 high. */
export const margin = 56

type Pair = readonly [term: string, value: string]

/** All texts of one document, formatted. */
export type Sheet = Readonly<{
  site: string
  title: string
  /** Name, address and registration numbers. */
  issuer: readonly string[]
  facts: readonly Pair[]
  customerTitle: string
  customer: readonly string[]
  head: Pair
  lines: readonly Pair[]
  total: Pair
  /** Rate, net, tax and gross, each with its label. */
  tax: readonly Pair[]
  notes: readonly string[]
  foot: string
}>
