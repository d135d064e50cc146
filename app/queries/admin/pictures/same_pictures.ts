import db from '@adonisjs/lucid/services/db'
import { isSamePicture, partsOf } from '#core/profiles/photos/picture_hash'
import { hashPart } from '#database/hash_part'
import { read } from '#queries/read'

type Hashed = Readonly<{ photoId: string; hash: string; mirrored: string }>

/** For each of these photos the ids of others of the same picture, or its mirror image. */
export async function samePictures(photoIds: readonly string[]) {
  const photos = await hashes().whereIn('photo_id', [...photoIds])
  const candidates = await sharingParts(photos)
  const sameAs = (photo: Hashed) =>
    candidates.filter((one) => one.photoId !== photo.photoId && isSamePicture(one, photo))
  return new Map(
    photos.map((photo) => [photo.photoId, sameAs(photo).map(({ photoId }) => photoId)])
  )
}

function hashes() {
  return read<Hashed>('photo_hashes')
    .whereNotNull('hash')
    .whereNotNull('mirrored')
    .select('photo_id', 'hash', 'mirrored')
}

/** Photos that share a quarter of the hash with one of these, in one statement for all of them. */
async function sharingParts(photos: readonly Hashed[]): Promise<readonly Hashed[]> {
  const parts = photos.flatMap(({ hash, mirrored }) => [hash, mirrored].flatMap(partsOf))
  if (parts.length === 0) return []
  const places = Map.groupBy(parts, ({ place }) => place)
  return hashes().where((any) => {
    for (const [place, of] of places) {
      const digits = new Set(of.map((part) => part.digits))
      void any.orWhereIn(db.raw(hashPart(place)) as never, [...digits])
    }
  })
}
