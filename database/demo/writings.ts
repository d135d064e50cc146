import { readFile } from 'node:fs/promises'
import type { Gender } from '#core/profiles/profile'
import { locales, type Locale } from '#core/sites/locales'

/** The hand-written self-descriptions and messages of one language. */
export type Writings = Readonly<{
  bios: Readonly<Record<Gender | 'any', readonly string[]>>
  /** Captions that fit any photo. */
  captions: readonly string[]
  openers: readonly string[]
  conversations: readonly (readonly string[])[]
  fictional: Readonly<Record<Gender, readonly string[]>>
  /** Self-descriptions of the leads, and what each of the first two writes with a fictional profile. */
  leads?: readonly string[]
  fiction?: readonly (readonly string[])[]
}>

type Names = Readonly<Record<Gender, readonly string[]>>

export async function readWritings() {
  return byLocale<Writings>((locale) => readJson(`${locale}.json`))
}

export async function readNames(): Promise<Record<Locale, Names>> {
  return readJson('names.json')
}

async function byLocale<T>(read: (locale: Locale) => Promise<T>) {
  const entries = await Promise.all(locales.map(async (locale) => [locale, await read(locale)]))
  return Object.fromEntries(entries) as Record<Locale, T>
}

async function readJson(name: string) {
  return JSON.parse(await readFile(new URL(`./people/${name}`, import.meta.url), 'utf8'))
}
