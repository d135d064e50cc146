/*
 * Checks every language against the English texts: the same keys, arguments and tags, pages with the same
 * outline, every plural form of its grammar, no untranslated text, no banned word, no form that a native
 * would not write, and no unused one. Prints each complaint.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { adminLocales } from '#core/admin/admin'
import { locales, type Locale } from '#core/sites/locales'
import { bannedWords, complaintsAboutWords } from './banned_words.js'
import { complaintsAboutHabits, isGiven } from './text_habits.js'
import { complaintsAboutForms } from './native_forms.js'
import { outlineOf } from './page_outline.js'
import { argumentsOf, childrenOf, literalsOf } from './text_parts.js'
import { complaintsAboutUse } from './used_texts.js'

type Texts = Record<string, string>

const folder = join(import.meta.dirname, '../resources')
const source = 'en'
/** Longer texts that equal the English ones count as untranslated. */
const wordsThatMustDiffer = 4
/** Keys of texts that describe a person, whose gender they are given: English does not need it. */
const bent = 'relationship_status_'
const banned = bannedWords()

const complaints = [...areas().flatMap(checkArea), ...checkContent(), ...checkUse()]
for (const complaint of complaints) console.error(complaint)
if (complaints.length === 0) console.log(`All texts are there in ${locales.length} languages`)
process.exitCode = complaints.length > 0 ? 1 : 0

/** The files of texts; those of the back office lie in a folder of their own. */
function areas() {
  return readdirSync(join(folder, 'lang', source), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.json')
  )
}

function checkArea(area: string) {
  return attempt(area, () => {
    const english = readTexts(source, area)
    return languagesOf(area).flatMap((locale) =>
      attempt(`${locale}/${area}`, () => checkTexts(locale, area, english))
    )
  })
}

/** The back office speaks the languages of admins alone. */
function languagesOf(area: string): readonly Locale[] {
  return area.startsWith('admin/') ? adminLocales : locales
}

function checkTexts(locale: Locale, area: string, english: Texts) {
  const texts = readTexts(locale, area)
  const surplus = Object.keys(texts).filter((key) => !(key in english))
  return [
    ...surplus.map((key) => `${locale}/${area}: “${key}” is not in English`),
    ...Object.keys(english).flatMap((key) =>
      checkText(locale, key, english[key], texts[key]).map(
        (what) => `${locale}/${area} ${key}: ${what}`
      )
    ),
    ...Object.entries(texts).flatMap(([key, text]) =>
      complaintsAboutHabits(locale, area, text).map((what) => `${locale}/${area} ${key}: ${what}`)
    ),
  ]
}

/** A text that cannot be parsed is a complaint too. */
function attempt(subject: string, check: () => string[]) {
  try {
    return check()
  } catch (error) {
    return [`${subject}: ${error instanceof Error ? error.message : error}`]
  }
}

function readTexts(locale: Locale, area: string): Texts {
  return flat(JSON.parse(readFileSync(join(folder, 'lang', locale, area), 'utf8')))
}

/** The texts for validators are nested. */
function flat(tree: Record<string, unknown>, path = ''): Texts {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === 'string'
        ? { [path + key]: value }
        : flat(value as Record<string, unknown>, `${path}${key}.`)
    )
  )
}

function checkText(locale: Locale, key: string, english: string, text: string | undefined) {
  if (text === undefined) return ['is missing']
  if (text.trim() === '') return ['is empty']
  return attempt('does not parse', () => [
    ...checkArguments(parse(english), parse(text), key.startsWith(bent) ? ['{gender}'] : []),
    ...checkPlurals(locale, parse(text)),
    ...checkTranslated(locale, english, text),
    ...(isGiven(locale, text) ? [] : complaintsAboutWords(text, banned[locale])),
    ...complaintsAboutForms(locale, text),
  ])
}

function checkArguments(
  english: MessageFormatElement[],
  text: MessageFormatElement[],
  given: string[]
) {
  const wanted = argumentsOf(english)
  const found = argumentsOf(text)
  const missing = [...wanted].filter((name) => !found.has(name))
  const surplus = [...found].filter((name) => !wanted.has(name) && !given.includes(name))
  return [
    ...missing.map((name) => `lacks ${name}`),
    ...surplus.map((name) => `has ${name}, which English has not`),
  ]
}

function checkPlurals(locale: Locale, elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => [
    ...(element.type === TYPE.plural ? missingForms(locale, Object.keys(element.options)) : []),
    ...childrenOf(element).flatMap((part) => checkPlurals(locale, part)),
  ])
}

function missingForms(locale: Locale, found: string[]) {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  // French, Spanish and Italian have "many" for millions, which no count here reaches.
  const needed = locale === 'pl' ? forms : forms.filter((form) => form !== 'many')
  return needed
    .filter((form) => !found.includes(form))
    .map((form) => `lacks the plural form ${form}`)
}

function checkTranslated(locale: Locale, english: string, text: string) {
  const long = new Set(wordsIn(parse(english))).size >= wordsThatMustDiffer
  return locale !== source && long && english === text ? ['is still English'] : []
}

/** The translated words only; the plural forms of one argument count once. */
function wordsIn(elements: MessageFormatElement[]) {
  return literalsOf(elements).flatMap((literal) => literal.match(/\p{L}+/gu) ?? [])
}

function checkContent() {
  const pages = readdirSync(join(folder, 'content', source))
  return locales.flatMap((locale) => {
    const there = readdirSync(join(folder, 'content', locale))
    return pages.flatMap((page) =>
      there.includes(page) ? checkPage(locale, page) : [`${locale}/${page} is missing`]
    )
  })
}

function checkPage(locale: Locale, page: string) {
  return attempt(`${locale}/${page}`, () => {
    const [text, parts] = readPage(locale, page)
    const [sourceText, ofSource] = readPage(source, page)
    const found = [
      ...(parts.join() === ofSource.join() ? [] : ['has other parts by country than in English']),
      ...(outlineOf(text) === outlineOf(sourceText)
        ? []
        : ['has other headings, items, links or placeholders than in English']),
      ...complaintsAboutWords(text, banned[locale]),
      ...complaintsAboutForms(locale, text),
      ...text.split('\n').flatMap((line) => complaintsAboutHabits(locale, page, line)),
    ]
    return found.map((what) => `${locale}/${page}: ${what}`)
  })
}

/** A page without the marks of its parts by country, and those marks. */
function readPage(locale: Locale, page: string) {
  const lines = readFileSync(join(folder, 'content', locale, page), 'utf8').split('\n')
  const isMark = (line: string) => line.startsWith(':::')
  return [lines.filter((line) => !isMark(line)).join('\n'), lines.filter(isMark)] as const
}

function checkUse() {
  const keys = areas().flatMap((file) =>
    Object.keys(readTexts(source, file)).map((key) => file.replace('json', key).replace('/', '.'))
  )
  return complaintsAboutUse(join(import.meta.dirname, '..'), keys)
}
