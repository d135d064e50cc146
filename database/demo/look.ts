import { interests } from '#core/profiles/interests'
import { traits, type Trait, type TraitValue } from '#core/profiles/traits'
import type { Character } from '#database/demo/cast'
import { sitter, type Sitter } from '#database/demo/portraits/sitters'
import type { Random } from '#database/demo/random'

/** Interests and traits of a member of the demo world; some traits are left empty. */
export function lookOf(person: Character, random: Random) {
  const chosen = Object.keys(traits).map((trait) => {
    const values = plausibleValues(trait as Trait, person)
    return [trait, random.chance(0.8) ? random.pick(values) : null]
  })
  return {
    interests: random.some(interests, 3 + (person.number % 5)),
    traits: Object.fromEntries(chosen),
  }
}

/** Keeps traits consistent with the portrait (hair) and with the bio (a late husband: widowed). */
function plausibleValues(trait: Trait, person: Character): readonly string[] {
  if (trait === 'hair_colour') return [hairColourOf(person)]
  if (trait === 'relationship_status') return relationshipsOf(person)
  return traits[trait]
}

/** The trait value of the hair colour drawn on the portraits. */
export function hairColourOf({ sitter: index, gender, age }: Character) {
  return hairColours[sitter(index, gender, age).hairName]
}

const hairColours: Record<Sitter['hairName'], TraitValue<'hair_colour'>> = {
  black: 'black',
  plum: 'black',
  brown: 'brown',
  chestnut: 'brown',
  auburn: 'red',
  ginger: 'red',
  blond: 'blond',
  sand: 'blond',
  grey: 'grey',
}

type Relationship = TraitValue<'relationship_status'>

function relationshipsOf({ about, age }: Character): readonly Relationship[] {
  const written = inBios.find(({ words }) => words.test(about))
  if (written) return [written.status]
  return age < 35 ? ['single'] : ['single', 'separated', 'divorced']
}

/** Matches the bios, in all seven languages. */
const inBios: readonly Readonly<{ status: Relationship; words: RegExp }>[] = [
  { status: 'widowed', words: /widow|viud[ao]|vedov[ao]|wdow|stato sposato/i },
  { status: 'divorced', words: /divorc|marriage ended|rozwiedz|rozwodzie/i },
  { status: 'separated', words: /separa[dt][ao]/i },
]
