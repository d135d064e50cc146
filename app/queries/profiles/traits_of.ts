import type { Traits } from '#core/profiles/traits'

/** Traits by their names in settings and texts; null is untold. */
export function traitsOf(told: Traits) {
  return {
    hair_colour: told.hairColour,
    eye_colour: told.eyeColour,
    body_type: told.bodyType,
    relationship_status: told.relationshipStatus,
    reason_for_signup: told.reasonForSignup,
    tattoos: told.tattoos,
  }
}
