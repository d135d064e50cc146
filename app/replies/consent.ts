import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import {
  isConsentOutdated,
  nextTermsDate,
  termsToAgreeTo,
  termsVersionDate,
} from '#core/sites/consent'
import { wantsJson } from '#replies/refusals'

/** The version of this site's terms. */
export function termsVersionOf(ctx: HttpContext) {
  return termsVersionDate(termsOf(ctx), DateTime.utc())
}

/** Whether the member has not agreed to the current terms yet. */
export function asksConsent(ctx: HttpContext) {
  const { viewer } = ctx
  return viewer !== undefined && isConsentOutdated(viewer.user.consentVersion, termsVersionOf(ctx))
}

/** The terms that the member may agree to, those to come too; null where they have. */
export function termsAskedOf(ctx: HttpContext) {
  return termsToAgreeTo(termsOf(ctx), ctx.member.user.consentVersion, DateTime.utc())
}

/** From when terms hold that are announced, and that the member has not agreed to yet; null for none. */
export function termsToCome({ site, viewer }: Partial<HttpContext>) {
  if (!site || !viewer) return null
  const next = nextTermsDate(site.termsVersions, DateTime.utc())
  return next !== null && isConsentOutdated(viewer.user.consentVersion, next) ? next : null
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

function termsOf({ site }: HttpContext) {
  return { companyAdded: site.company?.added ?? null, versions: site.termsVersions }
}
