import {
  isArgumentElement,
  isLiteralElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'
import { usePage } from '@inertiajs/react'
import { IntlMessageFormat } from 'intl-messageformat'
import type { ReactNode } from 'react'
import { dictionaryOf } from '~/i18n/dictionary'
import type { TextKey } from '~/i18n/keys'
import type { Locale } from '../../core/sites/locales'

type Values = Record<string, string | number | Date>
type Part = ReactNode | Date | ((chunks: ReactNode[]) => ReactNode)
type RichValues = Record<string, Part>

const formats = new Map<string, IntlMessageFormat>()

const textsByLocale = new Map<Locale, ReturnType<typeof makeTexts>>()

/** `t` gives a text of the member's language; `rich` one with elements in it, such as `<b>`. */
export function useText() {
  return textsOf(usePage().props.locale)
}

/** Cached by language, as every element with text calls it. */
export function textsOf(locale: Locale) {
  const known = textsByLocale.get(locale) ?? makeTexts(locale)
  textsByLocale.set(locale, known)
  return known
}

function makeTexts(locale: Locale) {
  return {
    locale,
    t: (key: TextKey, values?: Values) => String(format(locale, key, values)),
    rich: (key: TextKey, values: RichValues) => <>{format(locale, key, values)}</>,
  }
}

function format(locale: Locale, key: TextKey, values?: RichValues) {
  const text = dictionaryOf(locale)[key]
  if (text === undefined) return key
  if (typeof text === 'string') return text
  const sentence = joinPlain(text, values)
  if (sentence !== null) return sentence
  const parts = formatOf(locale, key, text).format<ReactNode>(values)
  return Array.isArray(parts) ? parts.map(keyed) : parts
}

/**
 * Fast path without the library for texts whose arguments are plain strings and numbers, as rows of
 * lists have. Null for anything else, such as a plural, a date or an element.
 */
function joinPlain(text: readonly MessageFormatElement[], values: RichValues = {}) {
  let sentence = ''
  for (const part of text) {
    const piece = isArgumentElement(part)
      ? values[part.value]
      : isLiteralElement(part) && part.value
    if (typeof piece !== 'string' && typeof piece !== 'number') return null
    sentence += piece
  }
  return sentence
}

function formatOf(
  locale: Locale,
  key: TextKey,
  text: ConstructorParameters<typeof IntlMessageFormat>[0]
) {
  const id = `${locale} ${key}`
  const known = formats.get(id)
  if (known) return known
  const made = new IntlMessageFormat(text, locale)
  formats.set(id, made)
  return made
}

function keyed(part: ReactNode, index: number) {
  return typeof part === 'object' && part ? <span key={index}>{part}</span> : part
}
