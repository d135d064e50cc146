import type { Country } from '#core/sites/countries'
import type { SiteSettings } from '#core/sites/settings/settings'

/** A visitor with a traffic source came through the link of an advertising network. */
type Visitor = Readonly<{ hasTrafficSource: boolean }>

/**
 * Whether a visitor may sign up: anyone, only those with a traffic source, or nobody while the site
 * is invite-only. Rule: docs/product/sites.md, Who may enter.
 */
export function maySignUp(settings: Pick<SiteSettings, 'signups'>, visitor: Visitor) {
  if (settings.signups === 'all') return true
  return settings.signups === 'with_trafficsource' && visitor.hasTrafficSource
}

/**
 * Whether a visitor may search without logging in; visitors with a traffic source have a setting of
 * their own. Rule: docs/product/sites.md, Who may enter.
 */
export function maySearchLoggedOut(
  settings: Pick<SiteSettings, 'loggedOutSearch' | 'loggedOutSearchTrafficsource'>,
  visitor: Visitor
) {
  return visitor.hasTrafficSource ? settings.loggedOutSearchTrafficsource : settings.loggedOutSearch
}

type Entrant = Readonly<{
  signedIn: boolean
  /** They have dismissed the warning before, on this device. */
  skipped: boolean
  country: Country
  /** Path of the page they enter by, without a query. */
  path: string
}>

/** Where people act on a mail, log in, sign up, complain or read what holds here: a question would come between. */
const withoutWarning =
  /^\/(pages|complaints|login|reset-password|activate|account|account-deleted|mail-change|mail-again|lang-config|consent|signup|signup-matches|complete-signup|members\/[^/]+\/signup)(\/|$)/

/** Pages of the lander and chat layouts. */
const landersAndChats = /^\/(landers\/|chats(\/|$)|members\/[^/]+\/(chat$|landing[23]?(\/|$)))/

/** The countries in which those layouts warn. */
const warnedOnLanders: readonly Country[] = ['NL', 'DE']

/**
 * Whether to warn a visitor on their first visit of what kind of site this is, unless the site has
 * switched it off or restricts it to other countries; never on a page of a form, of a mail's link or of
 * legal text; the lander and chat layouts warn in the
 * Netherlands and Germany only. An installed app never warns, which only the browser knows.
 * Rule: docs/product/sites.md, Entry warning.
 */
export function needsEntryWarning(
  settings: Pick<SiteSettings, 'enableSiteEntryPopup' | 'siteEntryPopupCountries'>,
  { signedIn, skipped, country, path }: Entrant
) {
  if (signedIn || skipped || !settings.enableSiteEntryPopup) return false
  if (withoutWarning.test(path)) return false
  if (landersAndChats.test(path)) return warnedOnLanders.includes(country)
  const restricted = settings.siteEntryPopupCountries
  return restricted.length === 0 || restricted.includes(country)
}
