import { BaseSchema } from '@adonisjs/lucid/schema'

/** The region bore its French name. */
export default class extends BaseSchema {
  async up() {
    this.#called('Basilicate', 'Basilicata')
  }

  async down() {
    this.#called('Basilicata', 'Basilicate')
  }

  #called(from: string, to: string) {
    this.defer(async (db) => {
      await db.from('regions').where({ country: 'IT', name: from }).update({ name: to })
    })
  }
}
