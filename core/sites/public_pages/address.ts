import { locales, type Locale } from '#core/sites/locales'
import { localesOf, publicPageAt } from '#core/sites/public_pages/page'

/** What the path of an address says: the language in front, if it has one, and the page. */
export type PageAddress = Readonly<{ locale: Locale | null; path: string }>

const withLanguage = new RegExp(`^/(${locales.join('|')})(/.*)?$`, 's')
const beforeQuery = /^([^?#]*)(.*)/s

/**
 * Reads the path of an address, such as `/nl/pages/faq`: Dutch, `/pages/faq`. Only a public page that
 * exists in the language is found under it; any other path is left whole.
 * Rule: docs/product/seo.md, Languages of an address.
 */
export function readAddress(whole: string): PageAddress {
  const [, language, path = '/'] = withLanguage.exec(whole) ?? []
  const locale = locales.find((known) => known === language)
  if (!locale || !existsIn(locale, path)) return { locale: null, path: whole }
  return { locale, path }
}

/**
 * The path under a language, `/nl/pages/faq`, and `/nl` of the home page; unchanged without one, and
 * where no public page of that language is. A query or fragment stays behind it.
 */
export function addressIn(locale: Locale | null, whole: string) {
  const [, path = '', rest = ''] = beforeQuery.exec(whole) ?? []
  if (!locale || !existsIn(locale, path)) return whole
  return `/${locale}${path === '/' ? '' : path}${rest}`
}

/** The address of a page in another language; unchanged where it names none. */
export function addressInstead(locale: Locale, whole: string) {
  const [, address = '', rest = ''] = beforeQuery.exec(whole) ?? []
  const { locale: before, path } = readAddress(address)
  return before ? addressIn(locale, path + rest) : whole
}

function existsIn(locale: Locale, path: string) {
  const found = publicPageAt(path)
  return found !== null && localesOf(found.page).includes(locale)
}
