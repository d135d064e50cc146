import { BaseSchema } from '@adonisjs/lucid/schema'

/** Serve the list of members of the back office, and finding one by name or by the end of an IBAN. */
export default class extends BaseSchema {
  async up() {
    for (const [name, on] of indexes) this.schema.raw(`create index ${name} on ${on}`)
  }

  async down() {
    for (const [name] of indexes) this.schema.raw(`drop index ${name}`)
  }
}

const indexes = [
  ['users_by_site', 'users (site_id, id)'],
  ['users_by_status', 'users (status, id)'],
  ['users_by_site_and_status', 'users (site_id, status, id)'],
  ['profiles_by_name', 'profiles (lower(name), user_id)'],
  ['mandates_by_end_of_iban', 'mandates (substr(iban, length(iban) - 3))'],
  ['transfers_by_end_of_iban', 'incoming_transfers (substr(payer_iban, length(payer_iban) - 3))'],
]
