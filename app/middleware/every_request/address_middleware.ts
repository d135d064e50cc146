import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type { Locale } from '#core/sites/locales'
import { addressIn, readAddress } from '#core/sites/public_pages/address'
import { answerAsJson, isOfApi } from '#replies/api'
import { localeOfPage } from '#replies/language'

const redirects = ['location', 'x-inertia-location']

/**
 * Takes the language off the address of a public page before its route is looked for, so that routes
 * and rules know a page by one path. A redirect from such a page stays in its language. Every call of the API is
 * answered as JSON: also an unknown one, and what is refused before its route.
 */
export default class AddressMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { locale, path } = readAddress(ctx.request.url())
    ctx.addressLocale = locale
    if (locale) ctx.request.parsedUrl.pathname = path
    if (isOfApi(ctx)) answerAsJson(ctx)
    await next()
    if (!ctx.response.headersSent) keepLanguage(ctx)
  }
}

function keepLanguage(ctx: HttpContext) {
  const locale = localeOfPage(ctx)
  if (!locale) return
  for (const header of redirects) {
    const address = ctx.response.getHeader(header)
    if (typeof address === 'string') ctx.response.header(header, addressIn(locale, address))
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The language in the address of a public page; null where it has none. */
    addressLocale: Locale | null
  }
}
