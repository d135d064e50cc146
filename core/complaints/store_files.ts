import type { takenFiles } from '#core/complaints/attachments'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

type Stored = Pick<ReturnType<typeof takenFiles>, 'taken'> & Readonly<{ entryId: string }>

/** Keeps the attachments of an entry. */
export async function storeFiles(
  { ticketFiles }: Pick<Repositories, 'ticketFiles'>,
  { ids }: Uses<'ids'>,
  { entryId, taken }: Stored
) {
  for (const { bytes: content, name, type } of taken) {
    await ticketFiles.add({ id: ids.next(), entryId, name, type, size: content.length, content })
  }
}
