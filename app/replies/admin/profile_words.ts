import type { I18n } from '@adonisjs/i18n'
import type { Interest } from '#core/profiles/interests'
import { traits, type Trait, type Traits, type TraitValue } from '#core/profiles/traits'
import { traitsOf } from '#queries/profiles/traits_of'

type TraitWord = { [T in Trait]: `${T}_${TraitValue<T>}` }[Trait]

export const traitNames = Object.keys(traits) as Trait[]

/** What a profile says of itself, in words of the admin. */
export function profileWords(
  i18n: I18n,
  { interests, traits: given }: Readonly<{ interests: readonly Interest[]; traits: Traits }>
) {
  const values = traitsOf(given)
  return {
    traits: traitNames.flatMap((trait) => {
      const value = values[trait]
      if (value === null) return []
      return [`${i18n.t(`profiles.${trait}`)}: ${traitWord(i18n, trait, value)}`]
    }),
    interests: interests.map((interest) => i18n.t(`profiles.interest_${interest}`)),
  }
}

export function traitWord(i18n: I18n, trait: Trait, value: string) {
  return i18n.t(`profiles.${`${trait}_${value}` as TraitWord}`)
}
