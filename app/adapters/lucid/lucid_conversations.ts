import type { DateTime } from 'luxon'
import { signKinds, type SignKind } from '#core/messaging/signs/sign'
import { pairOf, type Conversation, type Participant as Side } from '#core/messaging/conversation'
import type { Conversations, LastMessage } from '#core/repositories/conversations'
import { LucidRows } from '#adapters/lucid/lucid_rows'
import { StoredTable } from '#adapters/lucid/stored_table'
import Participant from '#models/participant'

const nothingShown = { last_message_id: null, last_message_at: null, unread: 0 }

const participants = new StoredTable<Side>(Participant, {
  key: ['conversationId', 'profileId'],
  fixed: [],
})

export class LucidConversations
  extends LucidRows<Conversation, string, 'id'>
  implements Conversations
{
  findBetween(profileId: string, partnerId: string) {
    return this.first(pairOf(profileId, partnerId))
  }

  async findOrAdd(conversation: Conversation) {
    const { id, lowProfileId, highProfileId } = conversation
    const found = await this.findBetween(lowProfileId, highProfileId)
    if (found) return found
    const added = await this.addUnlessKnown(conversation)
    if (!added) return (await this.findBetween(lowProfileId, highProfileId))!
    await this.client.table('participants').multiInsert([
      { conversation_id: id, profile_id: lowProfileId, partner_id: highProfileId },
      { conversation_id: id, profile_id: highProfileId, partner_id: lowProfileId },
    ])
    return conversation
  }

  async participant(conversationId: string, profileId: string) {
    const side = await this.#side(conversationId, profileId).first()
    return side ? participants.read(side) : null
  }

  async countEntered(profileId: string) {
    const [row] = await this.client
      .from('participants')
      .where('profile_id', profileId)
      .whereNotNull('entered_at')
      .count('* as total')
    return row.total
  }

  async noteSent(conversationId: string, profileId: string, { id, at }: LastMessage) {
    await this.#side(conversationId, profileId).update({
      last_message_id: id,
      last_message_at: at.toMillis(),
      entered_at: this.client.raw('coalesce(entered_at, ?)', [at.toMillis()]),
    })
  }

  async noteReceived(conversationId: string, profileId: string, { id, at }: LastMessage) {
    await this.#side(conversationId, profileId).update({
      last_message_id: id,
      last_message_at: at.toMillis(),
      unread: this.client.raw('unread + 1'),
    })
  }

  async noteSign(conversationId: string, sign: SignKind) {
    const worry = signKinds.indexOf(sign)
    const waiting = () =>
      this.client.from('waiting_answers').where('conversation_id', conversationId)
    await waiting().where('worry', '>', worry).update({ worry })
    return (await waiting().select('worry').first()) !== null
  }

  async noteRead(conversationId: string, profileId: string, sequence: number) {
    await this.#side(conversationId, profileId).update({ unread: 0, last_read_sequence: sequence })
  }

  async noteRemoved(conversationId: string, profileId: string, sequence: number) {
    await this.#side(conversationId, profileId).update({
      ...nothingShown,
      removed_up_to: sequence,
    })
  }

  async noteWarning(profileId: string, at: DateTime) {
    const unread = this.client.raw('unread + 1')
    await this.#sidesWrittenTo(profileId).update({ last_message_at: at.toMillis(), unread })
  }

  async writtenTo(profileId: string) {
    const rows = await this.#sidesWrittenTo(profileId).select('profile_id as profileId')
    return rows.map((row: Readonly<{ profileId: string }>) => row.profileId)
  }

  async forgetWarning(profileId: string) {
    const written = this.client.raw(
      `coalesce(
        (select coalesce(delivered_at, sent_at) from messages where messages.id = last_message_id),
        (select created_at from conversations where conversations.id = conversation_id))`
    )
    await this.client
      .from('participants')
      .whereIn('conversation_id', this.#entered(profileId))
      .where('partner_id', profileId)
      .where('last_message_at', '>', written)
      .update({
        last_message_at: written,
        unread: this.client.raw('case when unread > 0 then unread - 1 else 0 end'),
      })
  }

  async hide(id: string) {
    await this.client.from('participants').where('conversation_id', id).update(nothingShown)
  }

  #sidesWrittenTo(profileId: string) {
    return this.client
      .from('participants')
      .whereIn('conversation_id', this.#entered(profileId))
      .where('partner_id', profileId)
      .whereNotNull('last_message_at')
  }

  #entered(profileId: string) {
    return this.client
      .from('participants')
      .where('profile_id', profileId)
      .whereNotNull('entered_at')
      .select('conversation_id')
  }

  #side(conversationId: string, profileId: string) {
    const side = this.client
      .from('participants')
      .where({ conversation_id: conversationId, profile_id: profileId })
    // Asked for, as the text of an update with a function does not say so.
    side.knexQuery.options({ prepared: true })
    return side
  }
}
