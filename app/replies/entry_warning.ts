import type { HttpContext } from '@adonisjs/core/http'
import { needsEntryWarning } from '#core/sites/entry'
import { dismissals } from '#replies/cookies'

/** What a page tells whoever enters the site there; null where it needn't, as on a page of an error. */
export function entryWarning(ctx: HttpContext) {
  const { i18n, location, request, response, site, viewer } = ctx
  if (response.getStatus() >= 400) return null
  const { minAge, siteEntryPopupTexts } = site.settings
  const isNeeded = needsEntryWarning(site.settings, {
    signedIn: viewer !== undefined,
    skipped: dismissals(ctx).has('hide-site-entry-warning'),
    country: location.country,
    path: request.url(),
  })
  if (!isNeeded) return null
  return {
    title: i18n.t('landers.entry_title', { site: site.name }),
    text:
      siteEntryPopupTexts[ctx.locale] ??
      i18n.t('landers.entry_text', { site: site.name, age: minAge }),
    enter: i18n.t('landers.entry_enter', { age: minAge }),
    leave: i18n.t('landers.entry_leave'),
  }
}
