import type { Uses } from '#core/ports'
import type { ArchivedFile } from '#core/ports/data_archives'
import { personalRows } from '#queries/accounts/personal_data'
import { ownPhotos } from '#queries/profiles/own_photos'

/** All that is kept about a member: a JSON file a table, and the pictures in full size. */
export async function* personalFiles(
  { photos }: Uses<'photos'>,
  userId: string
): AsyncGenerator<ArchivedFile> {
  for await (const { table, rows } of personalRows(userId)) {
    yield { name: `${table}.json`, bytes: Buffer.from(JSON.stringify(rows, null, 2)) }
  }
  for (const { id, storageKey } of await ownPhotos(userId)) {
    const bytes = await photos.read(storageKey, 'full')
    // Of a picture that was removed only the row is left.
    if (bytes) yield { name: `pictures/${id}.webp`, bytes }
  }
}
