import { BaseSchema } from '@adonisjs/lucid/schema'
import { appearances, races } from '#core/profiles/self_description'

/** Separate from profiles, so that no profile page can show what only the match finder may use. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('self_descriptions', (table) => {
      table.uuid('profile_id').primary().references('profiles.id').onDelete('CASCADE')
      table
        .string('appearance', 10)
        .nullable()
        .checkIn([...appearances])
      table
        .string('race', 10)
        .nullable()
        .checkIn([...races])
      table.bigInteger('consent_at').notNullable()
      table.index(['appearance', 'race'])
      table.index(['race'])
      table.check(
        'appearance is not null or race is not null',
        [],
        'self_descriptions_say_something'
      )
    })
  }

  async down() {
    this.schema.dropTable('self_descriptions')
  }
}
