import { countries, type Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'
import type { SettingName } from '#core/sites/settings/catalogue'
import type { LanguageTexts } from '#core/sites/settings/language_texts'
import { settingOf } from '#core/sites/settings/settings'
import { countryName } from '#queries/places/country_choices'

/** A value as a page writes it: words of the product by their names, anything else as a text. */
export type ShownValue =
  | Readonly<{ kind: 'nothing' }>
  | Readonly<{ kind: 'words'; words: readonly string[] }>
  | Readonly<{ kind: 'text'; text: string }>

const nothing = { kind: 'nothing' } as const

/** The value that a text of JSON holds (see `valueText`), for admins to read in their language. */
export function shownValue(name: SettingName, text: string, locale: Locale): ShownValue {
  const value: unknown = JSON.parse(text)
  const { shape } = settingOf(name)
  if (shape.kind === 'flag') return { kind: 'words', words: [value === true ? 'yes' : 'no'] }
  if (shape.kind === 'choice') return { kind: 'words', words: [String(value)] }
  if (shape.kind === 'choices') return shownChoices(value as readonly string[], locale)
  if (shape.kind === 'number') {
    return { kind: 'text', text: new Intl.NumberFormat(locale).format(Number(value)) }
  }
  if (shape.kind === 'languages') return textOrNothing(textsIn(value as LanguageTexts))
  if (shape.kind === 'packages') return textOrNothing(packagesIn(value as Terms, locale))
  if (shape.kind === 'tiles') return textOrNothing(titlesIn(value as readonly Tile[]))
  return textOrNothing(value === null ? '' : String(value).replaceAll(',', ', '))
}

type Terms = Readonly<Record<string, Readonly<Record<string, number>>>>
type Tile = Readonly<{ title: string }>

function shownChoices(chosen: readonly string[], locale: Locale): ShownValue {
  if (chosen.length === 0) return nothing
  if (!chosen.every(isCountry)) return { kind: 'words', words: chosen }
  return { kind: 'text', text: chosen.map((code) => countryName(code, locale)).join(', ') }
}

function isCountry(code: string): code is Country {
  return countries.some((country) => country === code)
}

function packagesIn(terms: Terms, locale: Locale) {
  const termText = ([name, value]: [string, number]) =>
    name === 'credits' ? String(value) : priceText(value, name, locale)
  return Object.entries(terms)
    .map(([tier, own]) => `${tier}: ${Object.entries(own).map(termText).join(', ')}`)
    .join('; ')
}

function textsIn(texts: LanguageTexts) {
  return Object.entries(texts)
    .map(([language, text]) => `${language}: ${text}`)
    .join('; ')
}

function priceText(amount: number, currency: string, locale: Locale) {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100)
}

function titlesIn(tiles: readonly Tile[]) {
  return tiles.map(({ title }) => title).join(', ')
}

function textOrNothing(text: string): ShownValue {
  return text === '' ? nothing : { kind: 'text', text }
}
