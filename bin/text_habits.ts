/*
 * Habits that docs/words.md asks for and no list of words can hold: errors are sentences with a full
 * stop; minutes are written out; Dutch quotes are single; and a condition begins with "als" or "wenn"
 * rather than with its verb, or is a question.
 */
import type { Locale } from '#core/sites/locales'

/** Verbs that begin most conditions without a conjunction. */
const firstVerbs: Partial<Record<Locale, string>> = {
  nl: 'Ben|Denk|Gaat|Geldt|Gebeurt|Heb|Houdt|Is|Kan|Klopt|Komt|Krijg|Kun|Like|Lukt|Mislukt|Open|Sluit|Staat|Vind|Vindt|Wil|Zijn|Zit',
  de: 'Bist|Erkennst|Fehlt|Gibst|Gibt|Hast|Hebst|Ist|Kannst|Klappt|Kommt|Magst|Möchtest|Mögt|Schließt|Stimmt|Willst|Wird',
}
/** What follows such a condition in the same sentence. */
const consequence: Partial<Record<Locale, string>> = {
  nl: ', (?:\\p{L}+ )?dan\\b',
  de: ', ',
}

/** The text of the mandate is prescribed. */
const prescribed = 'debit.json'

/** Where the refusals and errors are, of members, of forms and of admins. */
const errors = ['errors.json', 'validator.json', 'admin/refusals.json']

/** The Dutch refusals that the specification gives word for word, and a habit or a word list would refuse. */
const given: ReadonlySet<string> = new Set([
  'Code niet gevonden',
  'Code ongeldig',
  'Code reeds gebruikt',
  'E-mailadres niet gevonden',
  'Je profielnaam mag niet beginnen met een @',
  'Je profielnaam moet anders zijn dan je e-mailadres',
  'Login mislukt, probeer opnieuw',
  'Nieuw e-mailadres invalide.',
  'Ongeldige e-mail',
  'Uw limiet voor automatische incasso betalingen is bereikt. Probeer het later, een goedkoper pakket of een andere betaalmethode.',
  'Vul uw geboortedatum in ({min_age}+ jaar)',
])

/** Whether a text may be as it is, as the specification gives it. */
export function isGiven(locale: Locale, text: string) {
  return locale === 'nl' && given.has(text)
}

/** What a text of an area, such as errors.json, does against the habits of its language. */
export function complaintsAboutHabits(locale: Locale, area: string, text: string) {
  return [
    ...(lacksFullStop(locale, area, text) ? ['lacks its full stop'] : []),
    ...(/[#}] min(?!\p{L})/u.test(text) ? ['shortens minutes'] : []),
    ...(locale === 'nl' && /[„“”]/.test(text) ? ['has double quotes, not ‘…’'] : []),
    ...(area !== prescribed && beginsWithVerb(locale, text)
      ? ['begins a condition with its verb']
      : []),
  ]
}

function lacksFullStop(locale: Locale, area: string, text: string) {
  return errors.includes(area) && !isGiven(locale, text) && !/[.?!]\}*$/.test(text)
}

function beginsWithVerb(locale: Locale, text: string) {
  const verbs = firstVerbs[locale]
  if (!verbs) return false
  const condition = `(?:^|[.!?] )(?:${verbs}) [^.!?]*${consequence[locale]}[^.!?]*(?:\\.|$)`
  return new RegExp(condition, 'u').test(text)
}
