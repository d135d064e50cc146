import { photoLimit } from '#core/profiles/photos/photo_limits'
import type { Gender, Sexuality } from '#core/profiles/profile'
import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'
import { defaultSettings } from '#core/sites/settings/settings'
import { fictionalIn, population } from '#database/demo/population'
import { randomFrom } from '#database/demo/random'
import { readNames, readWritings, type Writings } from '#database/demo/writings'

/** The number of drawn people of each gender; two members of one country never share one. */
const sittersPerGender = 48

/** A member of the demo world, before rows are made of them. */
export type Character = Readonly<{
  number: number
  country: Country
  language: Locale
  gender: Gender
  sexuality: Sexuality
  name: string
  age: number
  about: string
  /** Captions this person may use; a fictional profile has none. */
  captions: readonly string[]
  sitter: number
  pictures: number
  premium: boolean
  fictional: boolean
  lead: Lead | null
}>

/** What the three members whose logins `npm start` prints stand for. */
export type Lead = 'premium' | 'free' | 'newcomer'

type Draft = Omit<Character, 'number' | 'about' | 'captions'>

/** Everybody in the demo world, always the same people in the same order. */
export async function castMembers(): Promise<Character[]> {
  const [writings, names] = await Promise.all([readWritings(), readNames()])
  const drafts = withoutNamesakes(population.flatMap(draftsOf), names)
  const fictional = fictionalIn.flatMap((country, index) =>
    fictionalDrafts(country, unusedSitter(country, drafts, sittersPerGender - 1 - index))
  )
  const leads = leadDrafts([...drafts, ...fictional])
  return [
    ...withBios(drafts, writings),
    ...withFictionalBios(fictional, writings),
    ...withLeadBios(leads, writings),
  ].map((character, index) => ({ ...character, number: index + 1 }))
}

function draftsOf(share: (typeof population)[number], shareIndex: number): Draft[] {
  return Array.from({ length: share.members }, (_, index) => {
    const gender = index % 2 ? 'male' : 'female'
    return draft(share.country, share.language, gender, shareIndex * 11 + Math.floor(index / 2))
  })
}

function draft(country: Country, language: Locale, gender: Gender, position: number): Draft {
  const sitter = position % sittersPerGender
  const random = randomFrom(position * 2 + Number(gender === 'male') + 1000)
  const premium = random.chance(0.3)
  return {
    country,
    language,
    gender,
    sexuality: sexualityOf(gender, position),
    name: '',
    age: ageOfSitter(sitter),
    sitter,
    pictures: picturesOf(sitter, premium),
    premium,
    fictional: false,
    lead: null,
  }
}

/** Two to five, up to the limit of photos for this member. */
function picturesOf(sitter: number, premium: boolean) {
  return Math.min(
    2 + (sitter % 4 === 3 ? 3 : sitter % 3),
    photoLimit({ paidUser: premium }, defaultSettings)
  )
}

/** About one in five seeks their own gender or both. */
function sexualityOf(gender: Gender, position: number): Sexuality {
  if (position % 10 === 4) return gender === 'male' ? 'gay' : 'lesbian'
  return position % 10 === 7 ? 'bi' : 'hetero'
}

/** From 23 to 67, skewed towards the young, and spread over the positions. */
function ageOfSitter(sitter: number) {
  return 23 + Math.floor(45 * ((sitter * 0.618034) % 1) ** 1.5)
}

function withoutNamesakes(drafts: Draft[], names: Awaited<ReturnType<typeof readNames>>): Draft[] {
  const used: Record<string, number> = {}
  return drafts.map((person) => {
    const list = names[person.language][person.gender]
    const key = `${person.language} ${person.gender}`
    used[key] = (used[key] ?? -1) + 1
    return { ...person, name: list[used[key] % list.length] }
  })
}

/** The bios of a language are sorted from young to old, so people get them in order of age. */
function withBios(drafts: Draft[], writings: Record<Locale, Writings>) {
  const bios = new Map<Draft, string>()
  for (const group of Object.values(Object.groupBy(drafts, (one) => one.language))) {
    for (const gender of ['female', 'male'] as const) {
      const people = (group ?? []).filter((one) => one.gender === gender)
      const texts = biosFor(gender, writings[people[0].language], people.length)
      const byAge = people.toSorted((one, other) => one.age - other.age)
      byAge.forEach((person, index) => bios.set(person, texts[index]))
    }
  }
  return drafts.map((person) => {
    const { captions } = writings[person.language]
    return { ...person, about: bios.get(person) ?? '', captions }
  })
}

/** Women take the first half of the bios for anybody, men the second, each evenly spread. */
function biosFor(gender: Gender, { bios }: Writings, count: number) {
  const shared = bios.any.filter((_, index) => index % 2 === Number(gender === 'male'))
  const all = interleaved(bios[gender], shared)
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)])
}

function interleaved(one: readonly string[], other: readonly string[]) {
  const placed = [one, other].flatMap((list) =>
    list.map((text, index) => ({ text, at: (index + 0.5) / list.length }))
  )
  return placed.toSorted((a, b) => a.at - b.at).map(({ text }) => text)
}

const fictionalNames = { female: 'Stella', male: 'Orion' }

/** The last sitter, from `last` down, that no member of this country uses. */
function unusedSitter(
  country: Country,
  drafts: readonly Pick<Draft, 'country' | 'sitter'>[],
  last: number
): number {
  const isTaken = drafts.some((one) => one.country === country && one.sitter === last)
  return isTaken ? unusedSitter(country, drafts, last - 1) : last
}

function fictionalDrafts(country: Country, sitter: number): Draft[] {
  const language = population.find((share) => share.country === country)?.language ?? 'en'
  return (['female', 'male'] as const).map((gender) => ({
    ...draft(country, language, gender, sitter),
    name: fictionalNames[gender],
    sexuality: 'bi',
    pictures: picturesOf(sitter, false),
    premium: false,
    fictional: true,
  }))
}

function withFictionalBios(drafts: Draft[], writings: Record<Locale, Writings>) {
  return drafts.map((person) => ({
    ...person,
    about: writings[person.language].fictional[person.gender][0],
    captions: [],
  }))
}

/** Their lives are in leads.ts. */
const leads = [
  { lead: 'premium', name: 'Harriet', gender: 'female' },
  { lead: 'free', name: 'Theo', gender: 'male' },
  { lead: 'newcomer', name: 'Imogen', gender: 'female' },
] as const

function leadDrafts(others: readonly Draft[]): Draft[] {
  const known = [...others]
  return leads.map(({ lead, name, gender }) => {
    const sitter = unusedSitter('GB', known, sittersPerGender - 1)
    const premium = lead === 'premium'
    const pictures = picturesOf(sitter, premium)
    const one: Draft = {
      ...draft('GB', 'en', gender, sitter),
      lead,
      name,
      premium,
      pictures,
      sexuality: 'hetero',
    }
    known.push(one)
    return one
  })
}

function withLeadBios(drafts: readonly Draft[], { en }: Record<Locale, Writings>) {
  return drafts.map((person, index) => ({
    ...person,
    about: en.leads?.[index] ?? '',
    captions: en.captions,
  }))
}
