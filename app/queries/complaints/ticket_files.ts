import type { ArchivedFile } from '#core/ports/data_archives'
import { read } from '#queries/read'
import TicketFile from '#models/ticket_file'

/** What a member attached to their tickets, one file in memory at a time. */
export async function* ticketFilesOf(userId: string): AsyncGenerator<ArchivedFile> {
  const files = await read<{ id: string }>('ticket_files')
    .join('ticket_entries', 'ticket_entries.id', 'ticket_files.entry_id')
    .join('tickets', 'tickets.id', 'ticket_entries.ticket_id')
    .where('tickets.user_id', userId)
    .select('ticket_files.id')
  for (const { id } of files) {
    const { content, name } = await TicketFile.findOrFail(id)
    yield { name: `tickets/${id}-${name}`, bytes: content }
  }
}
