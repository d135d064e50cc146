import type { Traits } from '#core/profiles/traits'

/** Traits by their names in settings and texts; null when not given. */
export function traitsOf(traits: Traits) {
  return {
    hair_colour: traits.hairColour,
    eye_colour: traits.eyeColour,
    body_type: traits.bodyType,
    relationship_status: traits.relationshipStatus,
    reason_for_signup: traits.reasonForSignup,
    tattoos: traits.tattoos,
  }
}
