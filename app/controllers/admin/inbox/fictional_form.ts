import type { Infer } from '@vinejs/vine/types'
import type { ProfileForm } from '#core/profiles/edit_profile'
import { placeNamed } from '#queries/places/place_named'
import type { fictionalValidator } from '#validators/admin/inbox'

type Sent = Infer<typeof fictionalValidator>

/** The form as core expects it; the place is typed, and found by its name. */
export async function fictionalForm(sent: Sent): Promise<ProfileForm> {
  const { country, day = null, gender, month = null, seeking, year = null } = sent
  const place = await placeNamed(sent.place ?? '', country)
  return {
    name: sent.name ?? '',
    gender,
    seeking,
    country,
    regionId: place?.regionId ?? 0,
    place,
    dateOfBirth: day || month || year ? { day, month, year } : null,
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
