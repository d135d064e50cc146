import { interests, type Interest } from '#core/profiles/interests'
import { traits, type TraitValue } from '#core/profiles/traits'
import type { SiteSettings } from '#core/sites/settings/settings'

const searchedTraits = ['body_type', 'eye_colour', 'hair_colour', 'relationship_status'] as const

/** The fields that only premium members may search by. */
export const advancedFields = [...searchedTraits, 'interests'] as const

export type AdvancedField = (typeof advancedFields)[number]

/** Wanted values by field: a member matches with one value of each; an empty list matches all. */
export type AdvancedFilters = Readonly<
  { [Field in (typeof searchedTraits)[number]]: TraitValue<Field>[] } & {
    interests: Interest[]
  }
>

/** No advanced filters. */
export const noAdvanced: AdvancedFilters = {
  body_type: [],
  eye_colour: [],
  hair_colour: [],
  relationship_status: [],
  interests: [],
}

/** The choices of each field, in their order. */
export const advancedChoices: Readonly<Record<AdvancedField, readonly string[]>> = {
  body_type: traits.body_type,
  eye_colour: traits.eye_colour,
  hair_colour: traits.hair_colour,
  relationship_status: traits.relationship_status,
  interests,
}

/**
 * The advanced fields of a site's search: those of its search_fields that its profiles show, as a
 * search by a hidden field would reveal it. Rule: docs/product/discovery.md, Advanced filters.
 */
export function advancedFieldsOf({
  searchFields,
  visibleProfileFields,
}: Pick<SiteSettings, 'searchFields' | 'visibleProfileFields'>) {
  const shown: readonly string[] = visibleProfileFields
  return advancedFields.filter((field) => searchFields.includes(field) && shown.includes(field))
}

/**
 * Parses the advanced filters of a URL: by field, a list or comma-separated values. Unknown values,
 * and fields that the site does not search by, are left out.
 */
export function parseAdvanced(
  raw: Readonly<Record<string, unknown>>,
  fields: readonly AdvancedField[]
): AdvancedFilters {
  const read = <T extends string>(field: AdvancedField, choices: readonly T[]) => {
    const wanted = fields.includes(field) ? wordsOf(raw[field]) : []
    return choices.filter((choice) => wanted.includes(choice))
  }
  return {
    body_type: read('body_type', traits.body_type),
    eye_colour: read('eye_colour', traits.eye_colour),
    hair_colour: read('hair_colour', traits.hair_colour),
    relationship_status: read('relationship_status', traits.relationship_status),
    interests: read('interests', interests),
  }
}

/** Whether any advanced filter is set. */
export function hasAdvancedFilters(filters: AdvancedFilters) {
  return advancedFields.some((field) => filters[field].length > 0)
}

/** The query parser turns a long list of the same name into an object. */
function wordsOf(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return value.split(',')
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}
