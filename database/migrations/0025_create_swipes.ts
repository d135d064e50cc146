import { BaseSchema } from '@adonisjs/lucid/schema'
import { swipeVerdicts } from '#core/discovery/swiping/swipe'

/** Likes and passes of the swipe game: they limit likes per day and hide passed members. */
export default class extends BaseSchema {
  async up() {
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
  }

  async down() {
    this.schema.dropTable('swipes')
  }
}
