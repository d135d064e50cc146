import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Serve a search for a trait in its order, and find who has a rare interest: without them a search
 * that hardly anybody matches reads every member of the country. Written as SQL: Knex has no partial
 * index with direction.
 */
export default class extends BaseSchema {
  async up() {
    const order = '"has_photo" desc, "last_active_at" desc, "id" desc'
    for (const trait of searchedTraits) {
      const others = searchedTraits.filter((other) => other !== trait).map((other) => `"${other}"`)
      // Covering, so that members who do not match are skipped without reading the table.
      const columns = `${order}, "date_of_birth", "sexuality", "region_id", ${others.join(', ')}`
      this.schema.raw(
        `create index profiles_listed_by_${trait} on profiles ("country", "gender", "${trait}", ${columns})
          where "status" = 'active' and not "invisible" and "${trait}" is not null`
      )
    }
    this.schema.alterTable('profile_interests', (table) => {
      table.index(['interest', 'profile_id'])
    })
  }

  async down() {
    for (const trait of searchedTraits) this.schema.raw(`drop index profiles_listed_by_${trait}`)
    this.schema.alterTable('profile_interests', (table) => {
      table.dropIndex(['interest', 'profile_id'])
    })
  }
}

const searchedTraits = ['hair_colour', 'eye_colour', 'body_type', 'relationship_status']
