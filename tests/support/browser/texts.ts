import { readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Locale } from '#core/sites/locales'

type Values = Record<string, string | number | ((chunks: string[]) => string)>

/** The texts of one language as they appear on a page. */
export function textsOf(locale: Locale) {
  const areas = new Map<string, Record<string, string>>()

  function area(name: string) {
    const known = areas.get(name)
    if (known) return known
    const file = new URL(`../../../resources/lang/${locale}/${name}.json`, import.meta.url)
    const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
    areas.set(name, texts)
    return texts
  }

  /** A text by its key, such as `common.log_in`. */
  return function t(key: string, values: Values = {}) {
    const [name, entry] = key.split('.')
    const text = area(name)[entry]
    if (text === undefined) throw new Error(`No text ${key} in ${locale}`)
    return String(new IntlMessageFormat(text, locale).format(values))
  }
}
