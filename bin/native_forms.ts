/*
 * Forms that a native writes and that are easily missed: spaces that do not break, elision before a
 * name, an article before a number. docs/words.md names them in the tone of each language.
 */
import type { Locale } from '#core/sites/locales'

type Form = Readonly<{ wrong: RegExp; what: string }>

const unit: Form = {
  wrong: /[\d}] (?:€|%|zł|Mo)(?!\p{L})/u,
  what: 'has a space that breaks before a unit',
}

const forms: Readonly<Partial<Record<Locale, readonly Form[]>>> = {
  es: [unit],
  fr: [
    unit,
    { wrong: /(?<!\u00a0):(?=\s|$)/, what: 'has no U+00A0 before a colon' },
    { wrong: /(?<![\u202f?!])[;?!](?=\s|$)/, what: 'has no U+202F before ; ? or !' },
    { wrong: /«(?!\u00a0)|(?<!\u00a0)»/, what: 'has no U+00A0 inside « »' },
    { wrong: /(?<!\p{L})(?:de|que) \{name\}/iu, what: 'has “de” or “que” before a name' },
  ],
  it: [
    unit,
    {
      wrong:
        /(?<!\p{L})(?:il|al|dal|del|nel|sul) [{<](?:\w*date|until|at|\w+By|time|percent)[}>]/iu,
      what: 'has an article before a date or a percentage, wrong before 8 and 11',
    },
  ],
  pl: [
    unit,
    { wrong: /(?<![\p{L}\p{N}])[aiouwz] /iu, what: 'has no U+00A0 after a word of one letter' },
  ],
}

/** A complaint about each form that a text of this language lacks; arguments may be anything. */
export function complaintsAboutForms(locale: Locale, text: string) {
  return (forms[locale] ?? []).filter(({ wrong }) => wrong.test(text)).map(({ what }) => what)
}
