/** Fewer are not told: in a small place a number says who is there. */
const fewestTold = 50

type Named = Readonly<{ id: number; name: string }>

/** A region with the number of its members; null where there are too few to tell it. */
export type ToldRegion = Named & Readonly<{ members: number | null }>

type Told = Readonly<{ total: number; regions: readonly ToldRegion[] }>

/**
 * How many members live in a country and its regions, as strangers are told: null below fifty in the
 * country; regions with fifty come first, the largest before, the others by name and without a number.
 * `counts` are of active, real members by the id of a region. Rule: docs/product/sites.md, Home page.
 */
export function toldRegions(
  regions: readonly Named[],
  counts: ReadonlyMap<number, number>
): Told | null {
  const counted = regions.map(({ id, name }) => ({ id, name, members: counts.get(id) ?? 0 }))
  const total = counted.reduce((sum, { members }) => sum + members, 0)
  if (total < fewestTold) return null
  const told = counted.filter(({ members }) => members >= fewestTold)
  const untold = counted.filter(({ members }) => members < fewestTold)
  return {
    total,
    regions: [
      ...told.sort((one, other) => other.members - one.members),
      ...untold.map(({ id, name }) => ({ id, name, members: null })),
    ],
  }
}
