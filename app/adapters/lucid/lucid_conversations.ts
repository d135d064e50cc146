import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { pairOf, type Conversation } from '#core/messaging/conversation'
import { Conversations, type LastMessage } from '#core/repositories/conversations'
import { insertUnlessKnown } from '#adapters/lucid/conflicts'
import { plainOf } from '#adapters/lucid/plain'
import ConversationModel from '#models/conversation'
import Participant from '#models/participant'

const nothingShown = { last_message_id: null, last_message_at: null, unread: 0 }

export class LucidConversations extends Conversations {
  constructor(private client: TransactionClientContract) {
    super()
  }

  findBetween(profileId: string, partnerId: string) {
    return ConversationModel.query({ client: this.client })
      .where(pairOf(profileId, partnerId))
      .first()
  }

  async findOrAdd(conversation: Conversation) {
    const { lowProfileId, highProfileId } = conversation
    const found = await this.findBetween(lowProfileId, highProfileId)
    if (found) return found
    const added = await insertUnlessKnown(this.client, (client) => this.#add(conversation, client))
    return added ? conversation : (await this.findBetween(lowProfileId, highProfileId))!
  }

  async lock(id: string) {
    const row = await this.client.from('conversations').where('id', id).forUpdate().first()
    return plainOf(ConversationModel, row)
  }

  async update(id: string, { lastSequence }: Pick<Conversation, 'lastSequence'>) {
    await this.client.from('conversations').where('id', id).update({ last_sequence: lastSequence })
  }

  async participant(conversationId: string, profileId: string) {
    return plainOf(Participant, await this.#side(conversationId, profileId).first())
  }

  async countEntered(profileId: string) {
    const [row] = await this.client
      .from('participants')
      .where('profile_id', profileId)
      .whereNotNull('entered_at')
      .count('* as total')
    return Number(row.total)
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
    const written = this.client
      .from('participants')
      .where('profile_id', profileId)
      .whereNotNull('entered_at')
      .select('conversation_id')
    const warned = () =>
      this.client
        .from('participants')
        .whereIn('conversation_id', written)
        .where('partner_id', profileId)
        .whereNotNull('last_message_at')
    await warned().update({ last_message_at: at.toMillis(), unread: this.client.raw('unread + 1') })
    const rows: { profileId: string }[] = await warned().select('profile_id as profileId')
    return rows.map((row) => row.profileId)
  }

  async hide(id: string) {
    await this.client.from('participants').where('conversation_id', id).update(nothingShown)
  }

  #side(conversationId: string, profileId: string) {
    return this.client
      .from('participants')
      .where({ conversation_id: conversationId, profile_id: profileId })
  }

  async #add(conversation: Conversation, client: TransactionClientContract) {
    const { id, lowProfileId, highProfileId } = conversation
    await ConversationModel.create(conversation, { client })
    await client.table('participants').multiInsert([
      { conversation_id: id, profile_id: lowProfileId, partner_id: highProfileId },
      { conversation_id: id, profile_id: highProfileId, partner_id: lowProfileId },
    ])
  }
}
