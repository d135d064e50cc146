import { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { signKinds, worstSign } from '#core/messaging/signs/sign'

/**
 * How much a conversation that waits for an answer worries: the place of its worst sign (0 distress,
 * 1 belief), 2 without one. New rows begin without, and a message with a sign lowers it.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('waiting_answers', (table) => {
      table.smallint('worry').notNullable().defaultTo(signKinds.length)
      table.index(['worry', 'since', 'conversation_id'])
      table.index(['site_id', 'worry', 'since', 'conversation_id'])
    })
    this.defer(rankWaiting)
  }

  async down() {
    this.schema.alterTable('waiting_answers', (table) => {
      table.dropIndex(['worry', 'since', 'conversation_id'])
      table.dropIndex(['site_id', 'worry', 'since', 'conversation_id'])
    })
    this.schema.raw('alter table waiting_answers drop column worry')
  }
}

/** Looks for signs in what is unanswered by now. */
async function rankWaiting(client: QueryClientContract) {
  const waiting = await client.from('waiting_answers').select('*')
  for (const { conversation_id: id, fictional_id: fictionalId, member_id: memberId } of waiting) {
    const texts = await client
      .from('messages')
      .join('participants as side', 'side.conversation_id', 'messages.conversation_id')
      .where({ 'messages.conversation_id': id, 'messages.kind': 'text' })
      .where({ 'messages.sender_id': memberId, 'side.profile_id': fictionalId })
      .whereColumn('messages.sequence', '>', 'side.last_read_sequence')
      .select('messages.body')
    const sign = worstSign(texts.map(({ body }) => body ?? ''))
    if (!sign) continue
    const worry = signKinds.indexOf(sign)
    await client.from('waiting_answers').where('conversation_id', id).update({ worry })
  }
}
