import { BaseSchema } from '@adonisjs/lucid/schema'
import { digestsOf } from '#core/payments/direct_debit/mandate'

/** Keyed digests of bank account and phone, so that a returned debit blocks them in every name. */
export default class extends BaseSchema {
  async up() {
    this.schema.alterTable('mandates', (table) => {
      table.string('iban_digest', 24).nullable().index()
      table.string('phone_digest', 24).nullable().index()
    })
    this.defer(async (db) => {
      const mandates = await db.from('mandates').whereNot('iban', '').select('id', 'iban', 'phone')
      if (mandates.length === 0) return
      const { NodeSecrets } = await import('#adapters/system/node_secrets')
      const secrets = new NodeSecrets()
      for (const { id, iban, phone } of mandates) {
        const { ibanDigest, phoneDigest } = digestsOf(secrets, { iban, phone })
        const digests = { iban_digest: ibanDigest, phone_digest: phoneDigest }
        await db.from('mandates').where('id', id).update(digests)
      }
    })
  }

  async down() {
    for (const column of ['phone_digest', 'iban_digest']) {
      this.schema.alterTable('mandates', (table) => table.dropIndex([column]))
      this.schema.raw(`alter table mandates drop column ${column}`)
    }
  }
}
