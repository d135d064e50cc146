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

/** The members of the demo world that act in the screens of a language, as viewers or partners. */
export async function peopleWhoSpeak(locale: Locale) {
  const cast = await castMembers()
  const outdated = agreedToOldTerms(cast)
  const hasCurrentTerms = (one: Character) => !one.fictional && !outdated.has(one.number)
  const locals = cast.filter((one) => one.country === homes[locale] && one.language === locale)
  const irish = cast.filter((one) => one.country === 'IE' && hasCurrentTerms(one) && !one.premium)
  const sides = sidesOf(scriptsFor(pairUp(cast), await readWritings(), DateTime.utc()))
  const free = locals.filter((one) => hasCurrentTerms(one) && !one.premium)
  const spent = free.flatMap((one) => sides.filter(({ person }) => isSpent(person, one, sides)))[0]
  return {
    /** Has a conversation and free messages left. */
    free: found(free.find((one) => sides.some((side) => talks(side, one)))),
    /** Has used up the free messages, and has a conversation. */
    spent: found(spent?.person),
    partnerOfSpent: found(spent?.partner),
    premium: found(locals.find((one) => one.premium)),
    /** Lives in a country with direct debit; reserved for the screens of direct debit. */
    debtor: found(cast.findLast((one) => one.country === 'NL' && hasCurrentTerms(one))),
    /** Direct debit is closed to these two; reserved for its screens. */
    blocked: found(irish[0]),
    careful: found(irish[1]),
    /** Agreed to an older version of the terms. */
    outdated: found(locals.findLast(({ number }) => outdated.has(number))),
    fictional: found(cast.findLast((one) => one.fictional)),
    /** A partner with private photos. */
    withLocked: (viewer: Character) =>
      found(candidatesFor(viewer, cast).find(({ pictures }) => pictures > 3)),
    /** Used by no other screen, so that the block may stay. */
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
