import type { Uses } from '#core/ports'
import type { ArchivedFile } from '#core/ports/data_archives'
import { dataExplained } from '#queries/accounts/data_explained'
import { personalRows, personalTables } from '#queries/accounts/personal_data'
import { ticketFilesOf } from '#queries/complaints/ticket_files'
import { sentPictures } from '#queries/messaging/sent_pictures'
import { ownPhotos } from '#queries/profiles/own_photos'

/** All data of a member: one JSON file a table, one that explains them, and the pictures in full size. */
export async function* personalFiles(
  { photos }: Uses<'photos'>,
  userId: string
): AsyncGenerator<ArchivedFile> {
  const files = Object.keys(personalTables).map((table) => `${table}.json`)
  yield json('about.json', await dataExplained(userId, files))
  for await (const { table, rows } of personalRows(userId)) yield json(`${table}.json`, rows)
  for (const { name, storageKey } of await pictures(userId)) {
    const bytes = await photos.read(storageKey, 'full')
    // A removed picture has a row but no file.
    if (bytes) yield { name, bytes }
  }
  yield* ticketFilesOf(userId)
}

function json(name: string, content: object): ArchivedFile {
  return { name, bytes: Buffer.from(JSON.stringify(content, null, 2)) }
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
