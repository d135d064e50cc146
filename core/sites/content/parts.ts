import { ok, refuse } from '#core/result'
import { countries, type Country } from '#core/sites/countries'
import { isUnionMember } from '#core/sites/law/union'

/** What a text can ask of a site beside its countries: whether its company told it, or it has it at all. */
export const partFacts = [
  'host',
  'dpo',
  'eu_representative',
  'uk_representative',
  'ch_representative',
  'dispute_body',
  'pool',
  'text_messages',
  'push',
] as const
export type PartFact = (typeof partFacts)[number]

/** What decides which parts of a text a site shows. */
export type LawOfSite = Readonly<{
  /** Where its company is established, as ISO 3166-1 alpha-2 code; null while none is entered. */
  companyCountry: string | null
  /** The countries whose people it serves. */
  countries: readonly Country[]
  facts: readonly PartFact[]
}>

const opening = /^\s*::: *(\S.*)$/
const closing = /^\s*:::\s*$/

/**
 * A text with those parts alone that the law of a site asks for. A part stands between a line `::: NAMES`
 * and a line `:::`. It stays if one of its names holds: a country (`DE`) or the European Union (`EU`) in
 * which the company is established or which the site serves, or a fact (`dpo`); `!` in front turns a name
 * round. Rule: docs/product/sites.md, Law by country.
 */
export function keepParts(text: string, site: LawOfSite) {
  let isKept = true
  const kept = text.split('\n').filter((line) => {
    const names = namesOf(line)
    if (names === null) return isKept
    isKept = names.length === 0 || names.some((name) => holds(name, site))
    return false
  })
  return kept.join('\n')
}

/** The law of a site as if its company and all whom it serves were in one country. */
export function lawIn(country: Country, { facts }: LawOfSite): LawOfSite {
  return { companyCountry: country, countries: [country], facts }
}

/**
 * Whether the parts of a text can be read. Refuses, with the number of its `line`, 'part_unknown' (a name
 * that is none, as `name`), 'part_open' (one that is not closed before the next one or the end) and
 * 'part_not_begun' (the end of none).
 */
export function checkParts(text: string) {
  let open: number | null = null
  for (const [index, written] of text.split('\n').entries()) {
    const line = index + 1
    const names = namesOf(written)
    if (names === null) continue
    const begins = names.length > 0
    if (begins && open !== null) return refuse('part_open', { line: open })
    if (!begins && open === null) return refuse('part_not_begun', { line })
    open = begins ? line : null
    const unknown = names.find((name) => !isKnown(bare(name)))
    if (unknown !== undefined) return refuse('part_unknown', { name: unknown, line })
  }
  return open === null ? ok() : refuse('part_open', { line: open })
}

/** The names of the part that a line begins; none where it ends one; null where it is a line of the text. */
function namesOf(line: string) {
  if (closing.test(line)) return []
  const [, names] = opening.exec(line) ?? []
  return names?.split(/\s+/).filter(Boolean) ?? null
}

function holds(name: string, site: LawOfSite) {
  return name.startsWith('!') ? !isSo(bare(name), site) : isSo(name, site)
}

function isSo(name: string, { companyCountry, countries: served, facts }: LawOfSite) {
  const known = companyCountry === null ? served : [companyCountry, ...served]
  if (name === 'EU') return known.some(isUnionMember)
  return known.some((country) => country === name) || facts.some((fact) => fact === name)
}

function bare(name: string) {
  return name.replace(/^!/, '')
}

function isKnown(name: string) {
  return name === 'EU' || [...countries, ...partFacts].some((known) => known === name)
}
