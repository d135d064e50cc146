import type { DateTime } from 'luxon'
import type { Uses } from '#core/ports'
import { parseParameter, type TrackedLink } from '#core/users/tracking'

/** Days for which page views are kept. */
export const pageViewDays = 180

/** Whoever leaves a page sooner than this has not read it: a bounce. */
export const bounceSeconds = 10

/**
 * One look at a page that was opened by a link with `lb`, for the comparison of sources. It names
 * nobody: no member, cookie or address.
 */
export type PageView = TrackedLink &
  Readonly<{
    id: string
    siteId: string
    /** What the link calls itself. */
    label: string
    path: string
    openedAt: DateTime
    /** How long the page was seen, as far as its browser told. */
    seconds: number | null
  }>

/** The label of a link that asks to be measured: trimmed, at most 190 characters; null without one. */
export function parseLabel(lb: unknown) {
  return typeof lb === 'string' ? parseParameter(lb) : null
}

/**
 * For how many whole seconds a page was seen, once its browser tells so: never less than it told
 * before, nor more than have passed since it was opened. Null when nothing changes.
 * Rule: docs/product/sites.md, Measured links.
 */
export function secondsSeen(
  { openedAt, seconds }: Pick<PageView, 'openedAt' | 'seconds'>,
  told: number,
  now: DateTime
) {
  const passed = Math.max(0, Math.ceil(now.diff(openedAt).as('seconds')))
  const seen = Math.min(told, passed)
  return seconds !== null && seen <= seconds ? null : seen
}

/** Page views from here on are kept. */
export function pageViewsKeptFrom(now: DateTime) {
  return now.minus({ days: pageViewDays })
}

type Opened = Omit<PageView, 'openedAt' | 'seconds'>

/** Records that a page was opened by a link with `lb`. */
export async function openPageView(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  opened: Opened
) {
  const { id, siteId, label, path, network, ref, sub1, sub2, sub3 } = opened
  const tracking = { network, ref, sub1, sub2, sub3 }
  const view = { id, siteId, label, path, openedAt: clock.now(), seconds: null, ...tracking }
  await unitOfWork.run(({ pageViews }) => pageViews.add(view))
}

/** Records how long it was seen, in whole seconds; an unknown page view is ignored. */
export async function tellSecondsSeen(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { id, told }: Readonly<{ id: string; told: number }>
) {
  await unitOfWork.run(async ({ pageViews }) => {
    const view = await pageViews.lock(id)
    const seconds = view && secondsSeen(view, told, clock.now())
    if (seconds !== null) await pageViews.update(id, { seconds })
  })
}
