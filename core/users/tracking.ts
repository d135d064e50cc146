/** Where a visitor came from, by the parameters of the link that they followed. */
export type TrackedLink = Readonly<{
  network: string | null
  ref: string | null
  sub1: string | null
  sub2: string | null
  sub3: string | null
}>

/** The parameters of such a link. */
export const linkParameters = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const

/** The lander by which a visitor came in, and its variant. */
export type Landing = Readonly<{ lander: string | null; variant: string | null }>

/** The source of a visitor: the link that they followed, and where it led. */
export type Tracking = TrackedLink & Landing

export const noLink: TrackedLink = { network: null, ref: null, sub1: null, sub2: null, sub3: null }
export const noLanding: Landing = { lander: null, variant: null }

/** The tracking of a visitor without a tracked link or a lander. */
export const noTracking: Tracking = { ...noLink, ...noLanding }

/** Days for which a first page of a visitor is kept: today and yesterday. */
export const arrivalDays = 2

const maxLength = 190

/** Parses the tracking parameters of a link: blank ones become null, long ones are cut. */
export function parseLink(link: TrackedLink): TrackedLink {
  return {
    network: parseParameter(link.network),
    ref: parseParameter(link.ref),
    sub1: parseParameter(link.sub1),
    sub2: parseParameter(link.sub2),
    sub3: parseParameter(link.sub3),
  }
}

/** Parses tracking as `parseLink` does. */
export function parseTracking(tracking: Tracking): Tracking {
  const { lander, variant } = tracking
  return { ...parseLink(tracking), lander, variant }
}

/** Whether the visitor came through the link of an advertising network. */
export function hasTrafficSource(tracking: TrackedLink) {
  return parseParameter(tracking.network) !== null
}

/** A parameter of a link: trimmed, at most 190 characters, no control characters; null when it is blank. */
export function parseParameter(part: string | null) {
  // PostgreSQL rejects NUL in text, and no honest link contains control characters.
  return (
    part
      ?.replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, maxLength) || null
  )
}
