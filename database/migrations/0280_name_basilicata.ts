import { BaseSchema } from '@adonisjs/lucid/schema'

/** The region bore its French name. */
export default class extends BaseSchema {
  async up() {
    this.#rename('Basilicate', 'Basilicata')
  }

  async down() {
    this.#rename('Basilicata', 'Basilicate')
  }

  #rename(from: string, to: string) {
    this.defer(async (db) => {
      await db.from('regions').where({ country: 'IT', name: from }).update({ name: to })
    })
  }
}
