import type { Uses } from '#core/ports'
import type { ArchivedFile } from '#core/ports/data_archives'
import { personalRows } from '#queries/accounts/personal_data'
import { ticketFilesOf } from '#queries/complaints/ticket_files'
import { sentPictures } from '#queries/messaging/sent_pictures'
import { ownPhotos } from '#queries/profiles/own_photos'

/** All data of a member: one JSON file a table, and the pictures in full size. */
export async function* personalFiles(
  { photos }: Uses<'photos'>,
  userId: string
): AsyncGenerator<ArchivedFile> {
  for await (const { table, rows } of personalRows(userId)) {
    yield { name: `${table}.json`, bytes: Buffer.from(JSON.stringify(rows, null, 2)) }
  }
  for (const { name, storageKey } of await pictures(userId)) {
    const bytes = await photos.read(storageKey, 'full')
    // A removed picture has a row but no file.
    if (bytes) yield { name, bytes }
  }
  yield* ticketFilesOf(userId)
}

async function pictures(userId: string) {
  const album = await ownPhotos(userId)
  return [
    ...album.map(({ id, storageKey }) => ({ name: `pictures/${id}.webp`, storageKey })),
    ...(await sentPictures(userId)).map(({ id, storageKey }) => {
      return { name: `chat-pictures/${id}.webp`, storageKey }
    }),
  ]
}
