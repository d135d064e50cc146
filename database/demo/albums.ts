import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { Ports } from '#core/ports'
import { insertAll } from '#database/insert_all'
import type { Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { portraitKey, portraitSize } from '#database/demo/portrait_keys'

const mostPictures = 5

/** Gives everybody their photos; the first is the main photo, some of the last are private. */
export async function fillAlbums(client: TransactionClientContract, cast: readonly Character[]) {
  await insertAll(client, 'photos', cast.flatMap(picturesOf).map(rowOf))
  for (const { number } of cast) {
    await client
      .from('profiles')
      .where('id', demoId('profile', number))
      .update({ main_photo_id: photoId(number, 0) })
  }
}

type Wanted = Readonly<{ person: Character; picture: number }>

function picturesOf(person: Character): Wanted[] {
  return Array.from({ length: person.pictures }, (_, picture) => ({ person, picture }))
}

function rowOf({ person, picture }: Wanted) {
  return {
    id: photoId(person.number, picture),
    profile_id: demoId('profile', person.number),
    status: waits(person, picture) ? 'pending' : 'active',
    position: picture,
    is_private: isPrivate(person, picture),
    caption: captionOf(person, picture),
    storage_key: portraitKey(`album ${person.number}`, person, picture),
    ...portraitSize,
    created_at: DateTime.utc()
      .minus({ minutes: person.number * 3 })
      .toMillis(),
  }
}

/** The last photo of some members is new: moderators of the demo have work. */
function waits({ fictional, number, pictures }: Character, picture: number) {
  return !fictional && number % 5 === 2 && picture > 0 && picture === pictures - 1
}

/** The fourth and later photos of premium members, and the third of some of the others. */
function isPrivate({ premium, sitter }: Character, picture: number) {
  return picture >= (premium || sitter % 4 !== 3 ? 3 : 2)
}

/** Most members caption some photos, few the main one; nobody uses the same caption twice. */
function captionOf({ captions, number }: Character, picture: number) {
  const hasNoCaption = picture === 0 ? number % 4 !== 1 : (number + picture) % 3 === 0
  if (hasNoCaption || captions.length === 0) return null
  const first = Math.floor(number / 4) + (number % 4) * 3
  return captions[(first + picture * 7) % captions.length]
}

function photoId(number: number, picture: number) {
  return demoId('photo', number * mostPictures + picture)
}

/** The photos of a member that others see, in their order. */
export function albumOf({ unitOfWork }: Pick<Ports, 'unitOfWork'>, number: number) {
  const profileId = demoId('profile', number)
  return unitOfWork.run(({ photos }) => photos.where({ profileId, status: 'active' }, 'position'))
}
