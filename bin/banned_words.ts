/*
 * The words that a language avoids on screen. docs/words.md lists them, in a table under the name of
 * each language: the banned words, separated by commas, and what to say instead.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from '@formatjs/icu-messageformat-parser'
import { locales, type Locale } from '#core/sites/locales'
import { literalsOf } from './text_parts.js'

type BannedWord = Readonly<{ word: string; instead: string }>

/** The lists in docs/words.md. */
export function bannedWords() {
  return readBannedWords(readFileSync(join(import.meta.dirname, '../docs/words.md'), 'utf8'))
}

/** The lists in a page like docs/words.md; empty for a language that it does not name. */
export function readBannedWords(page: string) {
  const sections = page.split(/^#+ /m)
  return Object.fromEntries(
    locales.map((locale) => {
      const section = sections.find((part) => part.split('\n')[0].endsWith(`(${locale})`))
      return [locale, rowsIn(section ?? '')]
    })
  ) as Record<Locale, BannedWord[]>
}

function rowsIn(section: string): BannedWord[] {
  const [, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.flatMap((row) => {
    const [, words, instead] = row.split('|').map((cell) => cell.trim())
    return words.split(', ').map((word) => ({ word, instead }))
  })
}

/** A complaint about each banned word in a text; its arguments, tags and addresses do not count. */
export function complaintsAboutWords(text: string, banned: readonly BannedWord[]) {
  const literals = literalsOf(parse(text.replace(/\]\([^)]*\)/g, ']')))
  return banned.flatMap(({ word, instead }) =>
    literals
      .filter((literal) => patternOf(word).test(literal))
      .map(() => `says “${word}”, not “${instead}”`)
  )
}

/** Matches whole words, in any case unless the list has a capital. */
function patternOf(word: string) {
  const spaced = word.replaceAll(' ', '\\s+')
  const flags = word === word.toLowerCase() ? 'iu' : 'u'
  return new RegExp(`(?<![\\p{L}\\p{N}_-])${spaced}(?![\\p{L}\\p{N}_-])`, flags)
}
