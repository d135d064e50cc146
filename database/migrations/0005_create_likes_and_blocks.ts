import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.createTable('likes', (table) => {
      table.uuid('liker_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.uuid('liked_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.bigInteger('created_at').notNullable()
      table.bigInteger('seen_at').nullable()
      table.primary(['liker_id', 'liked_id'])
      table.index(['liker_id', 'created_at'])
      table.index(['liked_id', 'created_at'])
      table.index(['liked_id', 'seen_at'])
      table.check('liker_id <> liked_id', [], 'likes_never_oneself')
    })

    this.schema.createTable('blocks', (table) => {
      table.uuid('blocker_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.uuid('blocked_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.bigInteger('created_at').notNullable()
      table.primary(['blocker_id', 'blocked_id'])
      table.index(['blocked_id'])
      table.check('blocker_id <> blocked_id', [], 'blocks_never_oneself')
    })
  }

  async down() {
    this.schema.dropTable('blocks')
    this.schema.dropTable('likes')
  }
}
