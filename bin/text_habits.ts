/*
 * Habits that docs/words.md asks for and no list of words can hold: errors are sentences with a full
 * stop in English and German, where no text is given word for word; Dutch quotes are single; and a
 * condition begins with "als" or "wenn" rather than with its verb, or is a question.
 */
import type { Locale } from '#core/sites/locales'

/** Verbs that begin most conditions without a conjunction. */
const firstVerbs: Partial<Record<Locale, string>> = {
  nl: 'Ben|Denk|Gaat|Geldt|Gebeurt|Heb|Houdt|Is|Kan|Klopt|Komt|Krijg|Kun|Like|Lukt|Mislukt|Open|Sluit|Staat|Vind|Vindt|Wil|Zijn|Zit',
  de: 'Bist|Erkennst|Fehlt|Gibst|Gibt|Hast|Hebst|Ist|Kannst|Klappt|Kommt|Magst|Möchtest|Mögt|Schließt|Stimmt|Willst|Wird',
}
/** What follows such a condition in the same sentence. */
const consequence: Partial<Record<Locale, string>> = { nl: ', dan\\b', de: ', ' }

/** The text of the mandate is prescribed. */
const prescribed = 'debit.json'

/** What a text of an area, such as errors.json, does against the habits of its language. */
export function complaintsAboutHabits(locale: Locale, area: string, text: string) {
  return [
    ...(needsFullStop(locale, area) && !/[.?!]$/.test(text) ? ['lacks its full stop'] : []),
    ...(locale === 'nl' && /[„“”]/.test(text) ? ['has double quotes, not ‘…’'] : []),
    ...(area !== prescribed && beginsWithVerb(locale, text)
      ? ['begins a condition with its verb']
      : []),
  ]
}

function needsFullStop(locale: Locale, area: string) {
  return (locale === 'en' || locale === 'de') && area === 'errors.json'
}

function beginsWithVerb(locale: Locale, text: string) {
  const verbs = firstVerbs[locale]
  if (!verbs) return false
  const condition = `(?:^|[.!?] )(?:${verbs}) [^.!?]*${consequence[locale]}[^.!?]*(?:\\.|$)`
  return new RegExp(condition, 'u').test(text)
}
