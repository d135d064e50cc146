import type { Infer } from '@vinejs/vine/types'
import type { ProfileForm } from '#core/profiles/edit_profile'
import Place from '#models/place'
import type { profileValidator } from '#validators/profiles/profile'

type Sent = Infer<typeof profileValidator>

/** The form as core expects it; an empty trait is not given. */
export async function profileForm(sent: Sent): Promise<ProfileForm> {
  return {
    name: sent.name,
    gender: sent.gender,
    seeking: sent.seeking,
    country: sent.country,
    regionId: sent.region ?? 0,
    dateOfBirth: birthDateOf(sent.date_of_birth),
    place: sent.place ? await Place.find(sent.place) : null,
    about: sent.about ?? null,
    interests: sent.interests ?? [],
    traits: {
      hairColour: sent.hair_colour ?? null,
      eyeColour: sent.eye_colour ?? null,
      bodyType: sent.body_type ?? null,
      relationshipStatus: sent.relationship_status ?? null,
      reasonForSignup: sent.reason_for_signup ?? null,
      tattoos: sent.tattoos ?? null,
    },
  }
}

/** A date with a missing part is passed on as one that does not exist, which core refuses. */
function birthDateOf(sent: Sent['date_of_birth']) {
  const { day, month, year } = sent ?? {}
  if (!day && !month && !year) return null
  return { day: day ?? 0, month: month ?? 0, year: year ?? 0 }
}
