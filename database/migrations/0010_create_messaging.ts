import { messageKinds } from '#core/messaging/message'
import { signKinds } from '#core/messaging/signs/sign'
import { locales } from '#core/sites/locales'
import { Migration } from '#database/migration'
import { partitionMessages } from '#database/partitioned_messages'

/** Conversations, one for each pair, with two participants and numbered messages. */
export default class extends Migration {
  async up() {
    this.#createConversations()
    this.#createMessages()
    this.#createAnswers()
  }

  #createConversations() {
    this.schema.createTable('conversations', (table) => {
      table.uuid('id').primary()
      table.uuid('low_profile_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.uuid('high_profile_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.integer('last_sequence').notNullable().defaultTo(0)
      table.bigInteger('created_at').notNullable()
      // Since when an admin lets nobody write in it.
      table.bigInteger('paused_at').nullable()
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
      // Up to which sequence a member has removed a conversation from their own overview.
      table.integer('removed_up_to').notNullable().defaultTo(0)
      table.primary(['conversation_id', 'profile_id'])
      table.index(['profile_id', 'last_message_at'])
      table.check('unread >= 0', [], 'participants_unread_not_negative')
    })
    // How many conversations somebody entered.
    this.index('participants_entered', 'participants (profile_id) where entered_at is not null')
    // The badge of unread messages, which would read every conversation of a busy member.
    this.index('participants_unread', 'participants (profile_id, unread) where unread > 0')
  }

  #createMessages() {
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
      // When its sender removed it; its text is empty from then on.
      table.bigInteger('removed_at').nullable()
      // The picture of a photo message; one that a measure hides keeps its file, so that it can be shown again.
      table.string('storage_key', 64).nullable()
      table.integer('width').nullable()
      table.integer('height').nullable()
      table.unique(['conversation_id', 'client_id'])
      table.unique(['conversation_id', 'sequence'])
      table.check('(sequence is null) = (delivered_at is null)', [], 'messages_held_or_numbered')
      table.check(`removed_at is null or body = ''`, [], 'messages_removed_without_words')
      table.check(`storage_key is null or kind = 'photo'`, [], 'messages_picture_of_photo')
    })
    this.uniqueIndex('messages_picture', 'messages (storage_key) where storage_key is not null')
    if (this.onPostgres) this.defer(partitionMessages)
    this.index('messages_held', 'messages (sender_id) where delivered_at is null')
    this.index(
      'messages_removed',
      'messages (conversation_id, removed_at) where removed_at is not null'
    )
    this.index('messages_picture_of_sender', 'messages (sender_id) where storage_key is not null')
    // For the nightly job that erases old messages.
    this.index('messages_by_age', 'messages (delivered_at) where delivered_at is not null')
    // For the figures of a day.
    this.indexByTime('messages_by_time', 'messages', 'sent_at')
  }

  #createAnswers() {
    // Conversations in which a fictional profile has unread messages: those that wait for an answer, which no other
    // index finds among the unread ones of all members. Triggers add a row with the first unread message, and remove it
    // when the profile's side is read. `site_id` is null where the two are of two sites; `worry` is the place of the
    // worst sign (0 distress, 1 belief), 2 without one, as new rows begin.
    this.schema.createTable('waiting_answers', (table) => {
      table.uuid('conversation_id').primary().references('conversations.id').onDelete('CASCADE')
      table.uuid('fictional_id').notNullable().references('profiles.id').onDelete('CASCADE').index()
      table.uuid('member_id').notNullable().references('profiles.id').onDelete('CASCADE').index()
      table.uuid('site_id').nullable().references('sites.id')
      table.bigInteger('since').notNullable()
      table.smallint('worry').notNullable().defaultTo(signKinds.length)
      table.index(['since', 'conversation_id'])
      table.index(['site_id', 'since', 'conversation_id'])
      table.index(['worry', 'since', 'conversation_id'])
      table.index(['site_id', 'worry', 'since', 'conversation_id'])
    })

    // Texts that admins keep for replies as fictional profiles, each their own.
    this.schema.createTable('ready_lines', (table) => {
      table.uuid('id').primary()
      table.uuid('admin_id').notNullable().references('admins.id').onDelete('CASCADE')
      table
        .string('language', 2)
        .notNullable()
        .checkIn([...locales])
      table.text('body').notNullable()
      table.bigInteger('created_at').notNullable()
      table.index(['admin_id', 'language', 'created_at'])
    })
  }

  async down() {
    this.dropTables('ready_lines', 'waiting_answers', 'messages', 'participants', 'conversations')
  }
}
