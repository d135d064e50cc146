import type { DateTime } from 'luxon'
import { defaultSettings } from '#core/sites/settings/settings'
import type { Locale } from '#core/sites/locales'
import type { Character } from '#database/demo/cast'
import { candidatesFor, ordinary } from '#database/demo/romances'
import type { Writings } from '#database/demo/writings'

/** One conversation, before rows are made of it. */
export type Script = Readonly<{
  number: number
  one: Character
  other: Character
  lines: readonly string[]
  /** When the first line was written. */
  begins: DateTime
  /** The number of unread messages at the end. */
  unread: number
}>

type Pair = readonly [Character, Character]

/** Everybody has at most two partners: the limit of a free member. */
export function pairUp(cast: readonly Character[]): Pair[] {
  const talks = new Map<Character, number>()
  const pairs: Pair[] = []
  for (const person of ordinary(cast)) {
    const partner = candidatesFor(person, cast).find((other) => canPair(other, talks))
    const known = pairs.some(([one, other]) => one === partner && other === person)
    if (!partner || known || !canPair(person, talks)) continue
    for (const one of [person, partner]) talks.set(one, (talks.get(one) ?? 0) + 1)
    pairs.push([person, partner])
  }
  return pairs
}

function canPair(person: Character, talks: Map<Character, number>) {
  return (talks.get(person) ?? 0) < 2
}

/** Writes one script for each pair, within everybody's free messages. */
export function scriptsFor(
  pairs: readonly Pair[],
  writings: Record<Locale, Writings>,
  now: DateTime
): Script[] {
  const written = new Map<Character, number>()
  const scripts: Script[] = []
  for (const pair of pairs) {
    const left = pair.map((one) => defaultSettings.freeMessages - (written.get(one) ?? 0))
    const lines = linesFor(writings[pair[0].language], scripts.length + 1, left)
    if (!lines) continue
    pair.forEach((one, first) => {
      written.set(one, (written.get(one) ?? 0) + linesOf(lines, first))
    })
    scripts.push(scriptOf(pair, scripts.length + 1, lines, now))
  }
  return scripts
}

/**
 * The first text that fits in both members' free messages: a conversation for two of three pairs,
 * else an opener.
 */
function linesFor({ conversations, openers }: Writings, number: number, left: readonly number[]) {
  const talks = number % 3 !== 0 ? rotated(conversations, number) : []
  const opener = [openers[number % openers.length]]
  return [...talks, opener].find((lines) =>
    left.every((most, first) => linesOf(lines, first) <= most)
  )
}

function rotated<T>(list: readonly T[], by: number) {
  const start = by % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

/** The number of lines of the participant whose first line is at this index: the two alternate. */
export function linesOf(lines: readonly string[], first: number) {
  return Math.ceil((lines.length - first) / 2)
}

function scriptOf(
  [one, other]: Pair,
  number: number,
  lines: readonly string[],
  now: DateTime
): Script {
  return {
    number,
    one,
    other,
    lines,
    begins: now.minus({ hours: (number * 5) % 90, minutes: 13 + lines.length * 4 }),
    unread: lines.length > 1 ? number % 2 : 1,
  }
}
