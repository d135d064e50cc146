import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Erases what a member wrote to support, where the ticket is closed; others are when they are. */
export async function eraseFromTickets(client: TransactionClientContract, userId: string) {
  const closed = await client
    .from('tickets')
    .where('user_id', userId)
    .whereIn('state', ['solved', 'merged'])
    .select('id')
  await eraseTickets(
    client,
    closed.map(({ id }) => String(id))
  )
}

/** Number, dates, and who worked on a ticket stay. */
export async function eraseTickets(client: TransactionClientContract, ids: readonly string[]) {
  const entries = () => client.from('ticket_entries').whereIn('ticket_id', [...ids])
  await client.from('ticket_files').whereIn('entry_id', entries().select('id')).delete()
  await entries().update({ body: '', message_id: null, sender: null })
  await client
    .from('tickets')
    .whereIn('id', [...ids])
    .update({ subject: '', email: null, name: null, about_user_id: null, about_photo_id: null })
}
