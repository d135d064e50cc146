import type { Read } from '@generated/answers'
import type { AdvancedField } from '../../../core/discovery/search/advanced'
import type { Interest } from '../../../core/profiles/interests'
import type { TraitValue } from '../../../core/profiles/traits'
import type { TextKey } from '~/i18n/keys'

export type { AdvancedField }

/** The wanted values by field; an empty list does not filter. */
export type Advanced = Read<'discovery/requested_search', 'requestedSearch'>['criteria']['advanced']

export type AdvancedOffer = Read<'discovery/requested_search', 'advancedOffer'>

export const advancedFields: AdvancedField[] = [
  'body_type',
  'eye_colour',
  'hair_colour',
  'relationship_status',
  'interests',
]

export function asksAdvanced(advanced: Advanced) {
  return advancedFields.some((field) => advanced[field].length > 0)
}

export function fieldLabel(field: AdvancedField): TextKey {
  return `profiles.${field}`
}

type Trait = Exclude<AdvancedField, 'interests'>

type AdvancedValue = { [T in Trait]: `${T}_${TraitValue<T>}` }[Trait] | `interest_${Interest}`

/** The server offers only values that profiles have a text for; a test holds it to that. */
export function valueLabel(field: AdvancedField, value: string): TextKey {
  const kind = field === 'interests' ? 'interest' : field
  return `profiles.${`${kind}_${value}` as AdvancedValue}`
}
