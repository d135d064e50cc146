import type { Ticket } from '#core/complaints/ticket'
import type { Tickets } from '#core/repositories/tickets'
import { LucidRows } from '#adapters/lucid/lucid_rows'
import { eraseTickets } from '#adapters/lucid/ticket_erasure'

type Fixed = 'id' | 'number' | 'siteId' | 'openedAt'

export class LucidTickets extends LucidRows<Ticket, string, Fixed> implements Tickets {
  async toErase({ before, ofErased }: Parameters<Tickets['toErase']>[0]) {
    const erased = this.client.knexQuery().from('users').where('status', 'deleted').select('id')
    const ids: string[] = await this.query()
      .whereNot('subject', '')
      .where((over) =>
        over
          .where('closed_at', '<', before.toMillis())
          .orWhere((ofUser) =>
            ofUser.where('closed_at', '<', ofErased.toMillis()).whereIn('user_id', erased)
          )
      )
      .pluck('id')
    return ids
  }

  async erase(id: string) {
    await eraseTickets(this.client, [id])
  }
}
