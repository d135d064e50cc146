import { BaseSchema } from '@adonisjs/lucid/schema'
import { appearances, races } from '#core/profiles/self_description'

/** Apart from the profile, so that no page of it can show what is for the match finder alone. */
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
