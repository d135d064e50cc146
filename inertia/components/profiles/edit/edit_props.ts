import type { Interest } from '../../../../core/profiles/interests'
import type { Trait, TraitValue } from '../../../../core/profiles/traits'

type TraitText = { [T in Trait]: `${T}_${TraitValue<T>}` }[Trait]

export type HomeProps = {
  country: string
  regionId: number
  placeId: number
  place: string
  regions: { id: number; name: string }[]
}

export type TraitProps = {
  trait: Trait
  /** Empty when not given. */
  told: string
  choices: { value: string; text: TraitText }[]
  shown: boolean
}

export type InterestProps = { key: Interest; chosen: boolean }

/** Initial values and options of the form. */
export type EditProps = {
  name: string
  gender: 'male' | 'female'
  seeking: 'male' | 'female' | 'both'
  age: number
  mayCorrectBirthDate: boolean
  minAge: number
  home: HomeProps
  countries: { value: string; label: string }[]
  about: { text: string; max: number }
  traits: TraitProps[]
  interests: InterestProps[]
  /** Whether the site lets others see them. */
  shown: { about: boolean; interests: boolean }
}
