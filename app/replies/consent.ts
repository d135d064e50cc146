import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { isConsentOutdated, termsVersionDate } from '#core/sites/consent'
import { wantsJson } from '#replies/refusals'

/** The version of this site's terms. */
export function termsVersionOf({ site }: HttpContext) {
  const { company, termsVersions: versions } = site
  return termsVersionDate({ companyAdded: company?.added ?? null, versions }, DateTime.utc())
}

/** Whether the member has not agreed to the current terms yet. */
export function asksConsent(ctx: HttpContext) {
  const { viewer } = ctx
  return viewer !== undefined && isConsentOutdated(viewer.user.consentVersion, termsVersionOf(ctx))
}

/** Redirects to the terms, and from there back to the requested page. */
export function askConsent(ctx: HttpContext) {
  if (wantsJson(ctx)) {
    const message = ctx.i18n.t('accounts.terms_changed_title')
    return ctx.response.forbidden({ error: 'consent_required', message })
  }
  if (ctx.request.method() === 'GET') ctx.session.put('intended_url', ctx.request.url(true))
  return ctx.response.redirect('/consent')
}
