import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'
import { castMembers } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { demoEmail } from '#database/demo/members'
import { runSqlAtSite } from '#tests/support/browser/shared_site'

export type Partner = Readonly<{ id: string; name: string; email: string }>

type Home = { country: Country; region: string; code: string; city: string; abroad: Country }

/** Where the newcomer of each language lives, and a neighbour to look at. */
const homes: Record<Locale, Home> = {
  nl: { country: 'NL', region: 'Utrecht', code: 'NL09', city: 'Zeist', abroad: 'BE' },
  en: { country: 'GB', region: 'Greater London', code: 'GBGLA', city: 'London', abroad: 'IE' },
  de: { country: 'DE', region: 'Berlin', code: 'DE16', city: 'Berlin', abroad: 'AT' },
  es: { country: 'ES', region: 'Madrid', code: 'ES29', city: 'Madrid', abroad: 'FR' },
  fr: { country: 'FR', region: 'Île-de-France', code: 'FR11', city: 'Paris', abroad: 'CH' },
  it: { country: 'IT', region: 'Lazio', code: 'IT07', city: 'Roma', abroad: 'CH' },
  pl: { country: 'PL', region: 'Mazowieckie', code: 'PL78', city: 'Warszawa', abroad: 'DE' },
}

/** A man who looks for a woman, and is not known to the site yet. */
export function newcomerFor(locale: Locale) {
  return { name: 'Robin', email: `robin-${locale}@mail.test`, ...homes[locale] }
}

export type Visitor = ReturnType<typeof newcomerFor>

/** Women of the demo world who look for a man in his country and speak his language. */
export async function partnersFor({ country }: Visitor, language: Locale): Promise<Partner[]> {
  const cast = await castMembers()
  const found = cast.filter(
    (one) =>
      one.country === country &&
      one.language === language &&
      one.gender === 'female' &&
      one.sexuality === 'hetero' &&
      !one.fictional
  )
  if (found.length < 3) throw new Error(`Too few women in ${country}`)
  return found.map(({ number, name }) => {
    return { id: demoId('profile', number), name, email: demoEmail(number) }
  })
}

/** Members of the demo world who read English. */
export async function englishMembers() {
  const cast = await castMembers()
  return cast.filter(({ language, fictional }) => language === 'en' && !fictional)
}

/** Members of the demo world in the Netherlands. */
export async function dutchMembers() {
  const cast = await castMembers()
  return cast.filter(({ country, fictional }) => country === 'NL' && !fictional)
}

/** Makes the last activity of a member so many minutes old; answers its moment. */
export async function wasActive({ number }: Readonly<{ number: number }>, minutesAgo: number) {
  const at = Date.now() - minutesAgo * 60_000
  const id = demoId('profile', number)
  await runSqlAtSite(`update profiles set last_active_at = ${at} where id = '${id}'`)
  return at
}
