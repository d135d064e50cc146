import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { chooseLocale } from '#core/sites/locale_choice'
import type { Locale } from '#core/sites/locales'
import { readAddress } from '#core/sites/public_pages/address'
import { publicPageAt } from '#core/sites/public_pages/page'
import { chosenLanguage, storeLanguage } from '#replies/cookies'

/**
 * Chooses the language of the answer. An error may need it before site and member are known: then
 * it is that of the browser.
 */
export function chooseLanguage(ctx: HttpContext) {
  const { viewer, site } = ctx as Partial<HttpContext>
  answerIn(ctx, languageFor(ctx, site?.domainLanguage ?? null, viewer?.user.language))
}

/**
 * Chooses the language and time zone of the visit; script takes that of the browser. A visitor goes on in the
 * language of the public page that they came from: no later address names it.
 */
export function speakToReader(ctx: HttpContext) {
  chooseLanguage(ctx)
  const followed = ctx.viewer ? null : languageFollowed(ctx)
  if (followed && followed !== chosenLanguage(ctx)) storeLanguage(ctx, followed)
  ctx.timeZone = ctx.viewer?.user.timeZone ?? 'UTC'
}

export function answerIn(ctx: HttpContext, locale: Locale) {
  ctx.locale = locale
  ctx.i18n = i18nManager.locale(locale)
  ctx.response.header('Content-Language', locale)
  if ('view' in ctx) ctx.view.share({ locale, i18n: ctx.i18n })
}

/**
 * The language that is answered in, to a member in theirs unless the address says otherwise. `usual`: of the
 * domain, or of what the page is about; null where each language is as usual.
 */
export function languageFor(
  ctx: HttpContext,
  usual: Locale | null,
  userLanguage: Locale | null = null
) {
  return chooseLocale({
    address: localeOfPage(ctx),
    userLanguage,
    cookie: languageFollowed(ctx) ?? chosenLanguage(ctx),
    domainLanguage: usual,
    accepted: ctx.request.languages(),
  })
}

/** The language in the address of the page: of the one asked for, or that a form was sent from. */
export function localeOfPage(ctx: HttpContext): Locale | null {
  const { addressLocale = null } = ctx as Partial<HttpContext>
  return addressLocale ?? localeOfForm(ctx)
}

/** The language of the public page whose link led here, to a page whose address names none. */
export function languageFollowed(ctx: HttpContext): Locale | null {
  const { request } = ctx
  const isPage = request.method() === 'GET' && request.header('accept')?.includes('text/html')
  return isPage && !publicPageAt(request.url()) ? localeOfReferrer(ctx) : null
}

function localeOfForm(ctx: HttpContext) {
  const { request } = ctx
  return request.method() === 'GET' || request.method() === 'HEAD' ? null : localeOfReferrer(ctx)
}

function localeOfReferrer({ request }: HttpContext) {
  const from = URL.parse(request.header('referer') ?? '')
  return from?.host === request.host() ? readAddress(from.pathname).locale : null
}
