import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Locale } from '../../core/sites/locales'
import type { Section } from '~/i18n/sections'

/** A text, or its parsed form when it has arguments. */
export type Dictionary = Readonly<Record<string, string | MessageFormatElement[]>>

const loaded = new Map<Locale, Dictionary>()

/** Texts of a page whose dictionary is already there. */
export function dictionaryOf(locale: Locale): Dictionary {
  return loaded.get(locale) ?? {}
}

/** Adds texts to a language; sections arrive one by one. */
export function addTexts(locale: Locale, texts: Dictionary) {
  loaded.set(locale, { ...loaded.get(locale), ...texts })
}

/** Sections of texts that a page needs; unlisted areas belong to the members area. */
export function sectionsOf(page: string): Section[] {
  if (/^(home|bench)\//.test(page)) return ['common']
  if (/^(accounts|errors|pages)\//.test(page)) return ['common', 'accounts']
  if (page.startsWith('complaints/')) return ['common', 'accounts', 'complaints']
  return ['common', 'accounts', 'members']
}
