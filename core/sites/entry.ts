import type { SiteSettings } from '#core/sites/settings'

/** A visitor with a traffic source came through the link of an advertising network. */
type Visitor = Readonly<{ hasTrafficSource: boolean }>

/**
 * Says whether a visitor may create an account: anyone, only those with a traffic source, or
 * nobody while the site is invite-only (section 6, Visitor).
 */
export function maySignUp(settings: Pick<SiteSettings, 'signups'>, visitor: Visitor) {
  if (settings.signups === 'all') return true
  return settings.signups === 'with_trafficsource' && visitor.hasTrafficSource
}

/**
 * Says whether a visitor may search without logging in. Visitors with a traffic source have a
 * setting of their own, all others have the general one (section 6, Visitor).
 */
export function maySearchLoggedOut(
  settings: Pick<SiteSettings, 'loggedOutSearch' | 'loggedOutSearchTrafficsource'>,
  visitor: Visitor
) {
  return visitor.hasTrafficSource ? settings.loggedOutSearchTrafficsource : settings.loggedOutSearch
}
