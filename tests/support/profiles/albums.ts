import type { FakePorts } from '#tests/fakes/fake_ports'
import type { Photo } from '#core/profiles/photos/photo'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, type Person } from '#tests/support/people/people'

/** An active public photo of a member, unless `wishes` says otherwise. */
export function photoOf({ profile }: Person, id: string, wishes: Partial<Photo> = {}): Photo {
  return {
    id,
    profileId: profile.id,
    status: 'active',
    position: 1,
    isPrivate: false,
    caption: null,
    rejection: null,
    storageKey: `files of ${id}`,
    clientId: null,
    width: 800,
    height: 1000,
    createdAt: profile.createdAt,
    ...wishes,
  }
}

/** Gives a member photos with these ids, in this order; the first is the main photo. */
export async function fillAlbum(
  { repositories }: FakePorts,
  person: Person,
  ...album: readonly (string | (Partial<Photo> & { id: string }))[]
) {
  const wishes = album.map((one) => (typeof one === 'string' ? { id: one } : one))
  for (const [index, wish] of wishes.entries()) {
    await repositories.photos.add(photoOf(person, wish.id, { position: index + 1, ...wish }))
  }
  await repositories.profiles.update(person.profile.id, { mainPhotoId: wishes[0]?.id ?? null })
}

/** Core's ports with Ada and these photos of hers. */
export async function albumWith(...album: Parameters<typeof fillAlbum>[2][]) {
  const ports = await portsWith(ada())
  await fillAlbum(ports, ada(), ...album)
  return ports
}

/** The album as its owner sees it: the ids in order, and the main photo. */
export async function albumOf({ repositories }: FakePorts, { profile }: Person) {
  const photos = await repositories.photos.where({ profileId: profile.id }, 'position', 'id')
  const { mainPhotoId } = (await repositories.profiles.find(profile.id)) ?? profile
  return { order: photos.map(({ id }) => id), main: mainPhotoId }
}
