import type { Repositories } from '#core/ports/unit_of_work'

/** What an address names: a member by their profile, or one of their photos. */
export type NamedPlace = Readonly<{ kind: 'member' | 'photo'; id: string }>

const addressed = /\/(members|photos)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\da-f-])/i

/**
 * The member or photo that the place of a notice names, by the address of its page or file; null where
 * it names none of ours. Rule: docs/product/complaints.md, Notices of illegal content.
 */
export function placeNamedIn(where: string): NamedPlace | null {
  const [, folder, id] = addressed.exec(where) ?? []
  if (!id) return null
  return { kind: folder.toLowerCase() === 'photos' ? 'photo' : 'member', id: id.toLowerCase() }
}

/** The account, and the photo, that a place names; null where there is no such. */
export async function whoIsNamed(
  { photos, profiles }: Pick<Repositories, 'photos' | 'profiles'>,
  place: NamedPlace | null
) {
  const photo = place?.kind === 'photo' ? await photos.find(place.id) : null
  const profileId = place?.kind === 'member' ? place.id : photo?.profileId
  const profile = profileId ? await profiles.find(profileId) : null
  return profile && { userId: profile.userId, photoId: photo?.id ?? null }
}
