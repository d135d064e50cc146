import type { HttpContext } from '@adonisjs/core/http'

const lists =
  /^\/(members|visits(\/made)?|likes(\/(given|received|matches))?|swipe-game|match-finder\/results)$/

/** The list a profile was opened from, with its filters; by default the member search. */
export function referringList({ request }: HttpContext) {
  const referrer = URL.parse(request.header('referer') ?? '')
  const isOwn = referrer?.host === request.host()
  return referrer && isOwn && lists.test(referrer.pathname)
    ? `${referrer.pathname}${referrer.search}`
    : '/members'
}
