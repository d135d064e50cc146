import db from '@adonisjs/lucid/services/db'
import { isSamePicture, partsOf } from '#core/profiles/photos/picture_hash'
import { hashPart } from '#database/hash_part'
import { read } from '#queries/read'

type Hashed = Readonly<{ photoId: string; hash: string; mirrored: string }>
type Candidate = Pick<Hashed, 'photoId' | 'hash'>

/** For each of these photos the ids of others of the same picture, or its mirror image. */
export async function samePictures(photoIds: readonly string[]) {
  const photos = await hashes<Hashed>()
    .whereIn('photo_id', [...photoIds])
    .select('photo_id', 'hash', 'mirrored')
  const candidates = byPart(await sharingParts(photos))
  return new Map(photos.map((photo) => [photo.photoId, sameAs(photo, candidates)]))
}

function hashes<Row>() {
  return read<Row>('photo_hashes').whereNotNull('hash').whereNotNull('mirrored')
}

/** Photos that share a quarter of the hash with one of these, in one statement for all of them. */
async function sharingParts(photos: readonly Hashed[]): Promise<readonly Candidate[]> {
  const parts = photos.flatMap(partsOfBoth)
  if (parts.length === 0) return []
  const places = Map.groupBy(parts, ({ place }) => place)
  const query = hashes<Candidate>().select('photo_id', 'hash')
  return query.where((any) => {
    for (const [place, of] of places) {
      const digits = new Set(of.map((part) => part.digits))
      void any.orWhereIn(db.raw(hashPart(place)) as never, [...digits])
    }
  })
}

/** Found by each of their parts: only those that share one are compared bit by bit. */
function byPart(candidates: readonly Candidate[]) {
  const parts = candidates.flatMap((one) => partsOf(one.hash).map((part) => ({ one, part })))
  return Map.groupBy(parts, ({ part }) => keyOf(part))
}

function sameAs(photo: Hashed, candidates: ReturnType<typeof byPart>) {
  const sharing = partsOfBoth(photo).flatMap((part) => candidates.get(keyOf(part)) ?? [])
  const same = sharing.filter(({ one }) => {
    return one.photoId !== photo.photoId && isSamePicture(one, photo)
  })
  return [...new Set(same.map(({ one }) => one.photoId))]
}

function partsOfBoth({ hash, mirrored }: Hashed) {
  return [hash, mirrored].flatMap(partsOf)
}

function keyOf({ digits, place }: ReturnType<typeof partsOf>[number]) {
  return `${place} ${digits}`
}
