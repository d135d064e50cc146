/** Where a visitor came from, by the parameters of the link that they followed. */
export type Tracking = Readonly<{
  network: string | null
  ref: string | null
  sub1: string | null
  sub2: string | null
  sub3: string | null
}>

/** The tracking of a visitor without a tracked link. */
export const noTracking: Tracking = { network: null, ref: null, sub1: null, sub2: null, sub3: null }

const maxLength = 190

/** Parses the tracking parameters of a link: blank ones become null, long ones are cut. */
export function parseTracking(link: Tracking): Tracking {
  return {
    network: parseParameter(link.network),
    ref: parseParameter(link.ref),
    sub1: parseParameter(link.sub1),
    sub2: parseParameter(link.sub2),
    sub3: parseParameter(link.sub3),
  }
}

/** Whether the visitor came through the link of an advertising network. */
export function hasTrafficSource(tracking: Tracking) {
  return parseParameter(tracking.network) !== null
}

/** A parameter of a link: trimmed, at most 190 characters; null when it is blank. */
export function parseParameter(part: string | null) {
  return part?.trim().slice(0, maxLength) || null
}
