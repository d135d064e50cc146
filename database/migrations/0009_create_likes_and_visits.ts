import { swipeVerdicts } from '#core/discovery/swiping/swipe'
import { Migration } from '#database/migration'

/** What one member did to another without a word. */
export default class extends Migration {
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
    // For the figures of a day.
    this.indexByTime('likes_by_time', 'likes', 'created_at')

    this.schema.createTable('blocks', (table) => {
      table.uuid('blocker_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.uuid('blocked_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.bigInteger('created_at').notNullable()
      table.primary(['blocker_id', 'blocked_id'])
      table.index(['blocked_id'])
      table.check('blocker_id <> blocked_id', [], 'blocks_never_oneself')
    })

    // One row for each pair.
    this.schema.createTable('visits', (table) => {
      table.uuid('visitor_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.uuid('visited_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.integer('times').notNullable()
      table.bigInteger('first_at').notNullable()
      table.bigInteger('last_at').notNullable()
      table.primary(['visitor_id', 'visited_id'])
      table.index(['visited_id', 'last_at', 'visitor_id'])
      table.check('visitor_id <> visited_id', [], 'visits_never_oneself')
    })

    // Likes and passes of the swipe game: they limit likes per day and hide passed members.
    this.schema.createTable('swipes', (table) => {
      table.uuid('swiper_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.uuid('swiped_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table
        .string('verdict', 4)
        .notNullable()
        .checkIn([...swipeVerdicts])
      table.bigInteger('at').notNullable()
      table.primary(['swiper_id', 'swiped_id'])
      table.index(['swiper_id', 'verdict', 'at'])
      table.index(['swiped_id'])
      table.index(['at'])
      table.check('swiper_id <> swiped_id', [], 'swipes_never_oneself')
    })

    // What free members are shown of likes and visits whose giver they may not know: a number, which acts of theirs
    // don't move at once.
    this.schema.createTable('veiled_counts', (table) => {
      table.uuid('profile_id').notNullable().references('profiles.id').onDelete('CASCADE')
      table.string('kind', 10).notNullable()
      table.integer('count').notNullable()
      table.bigInteger('counted_at').notNullable()
      table.integer('untold').notNullable()
      table.bigInteger('untold_since').nullable()
      table.primary(['profile_id', 'kind'])
    })
  }

  async down() {
    this.dropTables('veiled_counts', 'swipes', 'visits', 'blocks', 'likes')
  }
}
