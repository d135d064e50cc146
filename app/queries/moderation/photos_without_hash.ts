import { read } from '#queries/read'

const atOnce = 200

/** Some photos whose hash was never kept. */
export async function photosWithoutHash() {
  const rows = await read<{ id: string }>('photos')
    .leftJoin('photo_hashes', 'photo_hashes.photo_id', 'photos.id')
    .whereNull('photo_hashes.photo_id')
    .limit(atOnce)
    .select('photos.id')
  return rows.map(({ id }) => id)
}
