import { locales, type Locale } from '#core/sites/locales'
import type { Setting, SettingGroup } from '#core/sites/settings/setting'
import { typedCells } from '#core/sites/settings/typed_cells'
import { ok, refuse } from '#core/result'

/** A text in some languages; readers of the others get the one of the product. */
export type LanguageTexts = Readonly<Partial<Record<Locale, string>>>

/**
 * A text in each language, none by default. Typed are the cells of a form by language, of which blank ones
 * do not count. Refuses 'setting_too_long' with `most` in characters, 'setting_unreadable' for one without
 * a letter or figure, and 'choice_unknown' for another language.
 */
export function languageTexts(
  group: SettingGroup,
  { longest }: Readonly<{ longest: number }>
): Setting<LanguageTexts> {
  return {
    group,
    shape: { kind: 'languages', longest },
    fallback: {},
    read: (stored) => inOrder(typedCells(stored).filter(([name, text]) => isRight(name, text))),
    parse: (typed) => {
      const cells = typedCells(typed)
      if (!cells.every(([name]) => isLocale(name))) return refuse('choice_unknown')
      if (cells.some(([, text]) => text.length > longest))
        return refuse('setting_too_long', { most: longest })
      if (!cells.every(([, text]) => isReadable(text))) return refuse('setting_unreadable')
      return ok(inOrder(cells))
    },
    write: (value) => value,
  }
}

/** In the order of the languages, so that equal values are equal texts. */
function inOrder(cells: readonly (readonly [name: string, text: string])[]): LanguageTexts {
  const texts = new Map(cells)
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const text = texts.get(locale)
      return text === undefined ? [] : [[locale, text]]
    })
  )
}

function isRight(name: string, text: string) {
  return isLocale(name) && isReadable(text)
}

function isLocale(name: string): name is Locale {
  return locales.some((locale) => locale === name)
}

function isReadable(text: string) {
  return /[\p{L}\p{N}]/u.test(text)
}
