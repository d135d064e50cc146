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

/** Blank fields change nothing. */
function birthDateOf({ day = null, month = null, year = null }: Sent['date_of_birth'] = {}) {
  return day || month || year ? { day, month, year } : null
}
