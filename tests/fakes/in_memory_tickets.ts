import { isErased, isUnsolved, type Ticket } from '#core/complaints/ticket'
import type { TicketEntry, TicketFile } from '#core/complaints/thread'
import { tables } from '#core/repositories/tables'
import type { Tickets } from '#core/repositories/tickets'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'
import type { InMemoryUsers } from '#tests/fakes/in_memory_users'
import { uniqueKeys } from '#tests/fakes/unique_keys'

type Fixed = 'id' | 'number' | 'siteId' | 'openedAt'
type Kept = Readonly<{
  entries: InMemoryRows<TicketEntry, string, 'id' | 'kind' | 'at'>
  files: InMemoryRows<TicketFile, string, 'id' | 'entryId'>
  users: InMemoryUsers
}>

export class InMemoryTickets extends InMemoryRows<Ticket, string, Fixed> implements Tickets {
  readonly #kept: Kept

  constructor(kept: Kept) {
    super(tables.tickets, uniqueKeys.tickets)
    this.#kept = kept
  }

  async toErase({ before, ofErased }: Parameters<Tickets['toErase']>[0]) {
    const { rows: users } = this.#kept.users
    const over = this.those(({ closedAt, subject, userId }) => {
      if (closedAt === null || isErased({ subject })) return false
      const isGone = userId !== null && users.get(userId)?.status === 'deleted'
      return closedAt < before || (isGone && closedAt < ofErased)
    })
    return over.map(({ id }) => id)
  }

  async erase(id: string) {
    await this.update(id, { subject: '', email: null, name: null })
    for (const entry of await this.#kept.entries.where({ ticketId: id })) {
      await this.#kept.entries.update(entry.id, { body: '', messageId: null, sender: null })
      for (const file of await this.#kept.files.where({ entryId: entry.id })) {
        await this.#kept.files.remove(file.id)
      }
    }
  }

  /** Erases the closed tickets of a member, as the database does when it erases the member. */
  async eraseClosedOf(userId: string) {
    for (const ticket of await this.where({ userId })) {
      if (!isUnsolved(ticket)) await this.erase(ticket.id)
    }
  }
}
