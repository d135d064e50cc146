/** Where a visitor came from, as the link that brought them says (section 3, Tracking data). */
export type Tracking = Readonly<{
  network: string | null
  ref: string | null
  sub1: string | null
  sub2: string | null
  sub3: string | null
}>

/** Of a visitor who came without a tracked link. */
export const noTracking: Tracking = { network: null, ref: null, sub1: null, sub2: null, sub3: null }

const longest = 190

/** Reads what a link says of its origin: blank is nothing, and nobody is refused for its length. */
export function parseTracking(link: Tracking): Tracking {
  return {
    network: readPart(link.network),
    ref: readPart(link.ref),
    sub1: readPart(link.sub1),
    sub2: readPart(link.sub2),
    sub3: readPart(link.sub3),
  }
}

/** Says whether an advertising network brought the visitor: their traffic source. */
export function hasTrafficSource(tracking: Tracking) {
  return readPart(tracking.network) !== null
}

function readPart(part: string | null) {
  return part?.trim().slice(0, longest) || null
}
