import { BaseSchema } from '@adonisjs/lucid/schema'

/** Mandates that wait for their code. */
export default class extends BaseSchema {
  async up() {
    this.schema.createTable('signings', (table) => {
      table.uuid('id').primary()
      table.uuid('user_id').notNullable().references('users.id')
      table.string('reference', 35).notNullable()
      table.string('account_holder', 70).notNullable()
      table.string('iban', 34).notNullable()
      table.string('street', 70).notNullable()
      table.string('house_number', 16).notNullable()
      table.string('zip', 16).notNullable()
      table.string('city', 35).notNullable()
      table.string('country', 2).notNullable()
      table.string('phone', 16).notNullable()
      table.string('digest', 64).notNullable()
      table.integer('tries').notNullable()
      table.bigInteger('created_at').notNullable().index()
      table.bigInteger('signed_at').nullable()
      table.index(['user_id', 'created_at'])
      table.index(['phone', 'created_at'])
    })
  }

  async down() {
    this.schema.dropTable('signings')
  }
}
