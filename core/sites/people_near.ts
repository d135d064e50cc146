/** Fewer are not told: in a small place a number says who is there. */
const fewestTold = 50

type Named = Readonly<{ id: number; name: string }>

/** A region with the number of its members; null where there are too few to tell it. */
export type ToldRegion = Named & Readonly<{ members: number | null }>

/**
 * How many members live in the regions of a country, as strangers are told: regions with fifty first, the
 * largest before, the others by name and without a number; null where no region has fifty. No total, of
 * which the number of a small region could be worked out. `counts` are of active, real members, by the id
 * of a region. Rule: docs/product/sites.md, Home page.
 */
export function toldRegions(
  regions: readonly Named[],
  counts: ReadonlyMap<number, number>
): readonly ToldRegion[] | null {
  const counted = regions.map(({ id, name }) => ({ id, name, members: counts.get(id) ?? 0 }))
  const told = counted.filter(({ members }) => members >= fewestTold)
  if (told.length === 0) return null
  const untold = counted.filter(({ members }) => members < fewestTold)
  return [
    ...told.sort((one, other) => other.members - one.members),
    ...untold.map(({ id, name }) => ({ id, name, members: null })),
  ]
}
