import { BaseSchema } from '@adonisjs/lucid/schema'
import { messageKinds } from '#core/messaging/message'

/** Conversations, one for each pair, with two participants and numbered messages. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('conversations', (table) => {
      table.uuid('id').primary()
      table.uuid('low_profile_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.uuid('high_profile_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.integer('last_sequence').notNullable().defaultTo(0)
      table.bigInteger('created_at').notNullable()
      table.unique(['low_profile_id', 'high_profile_id'])
      table.check('low_profile_id < high_profile_id', [], 'conversations_pair_in_order')
    })

    this.schema.createTable('participants', (table) => {
      table.uuid('conversation_id').notNullable().references('conversations.id').onDelete('CASCADE')
      table.uuid('profile_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.uuid('partner_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.integer('unread').notNullable().defaultTo(0)
      table.integer('last_read_sequence').notNullable().defaultTo(0)
      table.bigInteger('entered_at').nullable()
      table.bigInteger('last_message_at').nullable()
      table.uuid('last_message_id').nullable()
      table.primary(['conversation_id', 'profile_id'])
      table.index(['profile_id', 'last_message_at'])
      table.check('unread >= 0', [], 'participants_unread_not_negative')
    })

    this.schema.createTable('messages', (table) => {
      table.uuid('id').primary()
      table.uuid('conversation_id').notNullable().references('conversations.id').onDelete('CASCADE')
      table.uuid('sender_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.string('client_id', 64).notNullable()
      table.integer('sequence').nullable()
      table
        .string('kind', 10)
        .notNullable()
        .checkIn([...messageKinds])
      table.text('body').notNullable()
      table.integer('cost').notNullable().defaultTo(0)
      table.bigInteger('sent_at').notNullable()
      table.bigInteger('delivered_at').nullable()
      table.unique(['conversation_id', 'client_id'])
      table.unique(['conversation_id', 'sequence'])
      table.check('(sequence is null) = (delivered_at is null)', [], 'messages_held_or_numbered')
    })

    this.schema.raw('create index messages_held on messages (sender_id) where delivered_at is null')
    this.schema.raw(
      'create index participants_entered on participants (profile_id) where entered_at is not null'
    )
  }

  async down() {
    this.schema.dropTable('messages')
    this.schema.dropTable('participants')
    this.schema.dropTable('conversations')
  }
}
