import { DateTime } from 'luxon'
import type { Country } from '#core/sites/countries'
import { defaultSettings } from '#core/sites/settings/settings'
import type { Locale } from '#core/sites/locales'
import { castMembers, type Character } from '#database/demo/cast'
import { agreedToOldTerms } from '#database/demo/consents'
import { demoId } from '#database/demo/ids'
import { candidatesFor } from '#database/demo/romances'
import { linesOf, pairUp, scriptsFor, type Script } from '#database/demo/scripts'
import { readWritings } from '#database/demo/writings'

const homes: Record<Locale, Country> = {
  nl: 'NL',
  en: 'GB',
  de: 'DE',
  es: 'ES',
  fr: 'FR',
  it: 'IT',
  pl: 'PL',
}

export type People = Awaited<ReturnType<typeof peopleWhoSpeak>>

/** Who of the demo world looks at the site in a language, and at whom. */
export async function peopleWhoSpeak(locale: Locale) {
  const cast = await castMembers()
  const outdated = agreedToOldTerms(cast)
  const isUpToDate = (one: Character) => !one.fictional && !outdated.has(one.number)
  const locals = cast.filter((one) => one.country === homes[locale] && one.language === locale)
  const irish = cast.filter((one) => one.country === 'IE' && isUpToDate(one) && !one.premium)
  const sides = sidesOf(scriptsFor(pairUp(cast), await readWritings(), DateTime.utc()))
  const free = locals.filter((one) => !one.fictional && !one.premium)
  const spent = free.flatMap((one) => sides.filter(({ person }) => isSpent(person, one, sides)))[0]
  return {
    /** Has a conversation, and messages left. */
    free: found(free.find((one) => sides.some((side) => talks(side, one)))),
    /** Has used up the free messages, and a partner to write to. */
    spent: found(spent?.person),
    partnerOfSpent: found(spent?.partner),
    premium: found(locals.find((one) => one.premium)),
    /** Lives where direct debit is, and buys nothing else. */
    debtor: found(cast.findLast((one) => one.country === 'NL' && isUpToDate(one))),
    /** To whom direct debit is closed; they buy nothing else. */
    blocked: found(irish[0]),
    careful: found(irish[1]),
    /** Agreed to older terms. */
    outdated: found(locals.findLast(({ number }) => outdated.has(number))),
    fictional: found(cast.findLast((one) => one.fictional)),
    /** Has pictures that only premium members see, and nobody to talk with yet. */
    withLocked: (viewer: Character) =>
      found(candidatesFor(viewer, cast).find(({ pictures }) => pictures > 3)),
    /** Whom nobody else looks at, so that one may block them for good. */
    toBlock: (viewer: Character) => found(candidatesFor(viewer, cast).at(-1)),
  }
}

export function pageOf({ number }: Character) {
  return `/members/${demoId('profile', number)}`
}

type Side = Readonly<{ person: Character; partner: Character; written: number }>

function sidesOf(scripts: readonly Script[]): Side[] {
  return scripts.flatMap(({ one, other, lines }) => [
    { person: one, partner: other, written: linesOf(lines, 0) },
    { person: other, partner: one, written: linesOf(lines, 1) },
  ])
}

function isSpent(person: Character, one: Character, sides: readonly Side[]) {
  const own = sides.filter((side) => side.person.number === one.number)
  const written = own.reduce((sum, side) => sum + side.written, 0)
  return person.number === one.number && written === defaultSettings.freeMessages
}

function talks({ person, written }: Side, { number }: Character) {
  return person.number === number && written > 0 && written < defaultSettings.freeMessages
}

function found(person: Character | undefined): Character {
  if (!person) throw new Error('The demo world has nobody like that')
  return person
}
