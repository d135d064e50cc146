import type { Country } from '#core/sites/countries'
import type { SiteSettings } from '#core/sites/settings/settings'

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

type Entrant = Readonly<{
  signedIn: boolean
  /** They have closed the warning before, on this device. */
  skipped: boolean
  country: Country
}>

/** Where the lander and chat layouts warn (section 2, Modals). */
const warnedOnLanders: readonly Country[] = ['NL', 'DE']

/**
 * Says whether to warn a visitor, before they look around, of what kind of site this is: on their
 * first visit, unless the site has switched it off; where the site restricts it to countries, in
 * those alone, and on the lander and chat layouts in the Netherlands and Germany (section 2). An
 * installed app never warns: only the browser knows of that.
 */
export function needsEntryWarning(
  settings: Pick<SiteSettings, 'enableSiteEntryPopup' | 'siteEntryPopupCountries'>,
  { signedIn, skipped, country }: Entrant,
  layout: 'default' | 'lander' | 'chat' = 'default'
) {
  if (signedIn || skipped || !settings.enableSiteEntryPopup) return false
  if (layout !== 'default') return warnedOnLanders.includes(country)
  const restricted = settings.siteEntryPopupCountries
  return restricted.length === 0 || restricted.includes(country)
}
