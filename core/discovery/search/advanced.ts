import { interests, type Interest } from '#core/profiles/interests'
import { traits, type TraitValue } from '#core/profiles/traits'
import type { SiteSettings } from '#core/sites/settings/settings'

const searchedTraits = ['body_type', 'eye_colour', 'hair_colour', 'relationship_status'] as const

/** What premium members may search by as well (section 3, search_fields). */
export const advancedFields = [...searchedTraits, 'interests'] as const

export type AdvancedField = (typeof advancedFields)[number]

/** Wanted values by field: a member fits who has one of each field's; an empty list asks nothing. */
export type AdvancedFilters = Readonly<
  { [Field in (typeof searchedTraits)[number]]: TraitValue<Field>[] } & {
    interests: Interest[]
  }
>

/** Asks for nothing beyond the usual. */
export const noAdvanced: AdvancedFilters = {
  body_type: [],
  eye_colour: [],
  hair_colour: [],
  relationship_status: [],
  interests: [],
}

/** What there is to choose from, in the order of the lists. */
export const advancedChoices: Readonly<Record<AdvancedField, readonly string[]>> = {
  body_type: traits.body_type,
  eye_colour: traits.eye_colour,
  hair_colour: traits.hair_colour,
  relationship_status: traits.relationship_status,
  interests,
}

/**
 * The advanced fields that a site searches by: those of its search_fields that its profiles show,
 * since a search by what is hidden would tell it.
 */
export function advancedFieldsOf({
  searchFields,
  visibleProfileFields,
}: Pick<SiteSettings, 'searchFields' | 'visibleProfileFields'>) {
  const shown: readonly string[] = visibleProfileFields
  return advancedFields.filter((field) => searchFields.includes(field) && shown.includes(field))
}

/**
 * Reads the advanced filters of an address: a list, or words between commas, by the names of the
 * fields. Values that are none, and fields that the site does not search by, are left out.
 */
export function parseAdvanced(
  raw: Readonly<Record<string, unknown>>,
  fields: readonly AdvancedField[]
): AdvancedFilters {
  const read = <T extends string>(field: AdvancedField, choices: readonly T[]) => {
    const asked = fields.includes(field) ? wordsOf(raw[field]) : []
    return choices.filter((choice) => asked.includes(choice))
  }
  return {
    body_type: read('body_type', traits.body_type),
    eye_colour: read('eye_colour', traits.eye_colour),
    hair_colour: read('hair_colour', traits.hair_colour),
    relationship_status: read('relationship_status', traits.relationship_status),
    interests: read('interests', interests),
  }
}

/** Whether anything advanced is asked for at all. */
export function hasAdvancedFilters(filters: AdvancedFilters) {
  return advancedFields.some((field) => filters[field].length > 0)
}

/** A long list of the same name arrives as an object. */
function wordsOf(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return value.split(',')
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}
