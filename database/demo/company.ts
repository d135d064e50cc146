import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'

/** The company as printed on its invoices. */
export const company = {
  name: 'Vonk Demo B.V.',
  address: 'Oudegracht 1',
  city: '3511 AB Utrecht',
  country: 'NL',
  timeZone: 'Europe/Amsterdam',
  kvk: '00000000',
  vatNumbers: ['NL000000000B00'],
}

/**
 * Adds the company that runs the demo. Its IBAN is a documentation example of banks, so bank
 * transfers and direct debits are offered, but no money can move. Its start date is before every
 * sign-up, so that every member has agreed to its terms.
 */
export async function insertCompany(client: TransactionClientContract, siteId: string) {
  if (await client.from('companies').where('site_id', siteId).first()) return
  const { vatNumbers, timeZone, ...named } = company
  await client.table('companies').insert({
    ...named,
    time_zone: timeZone,
    site_id: siteId,
    vat_numbers: JSON.stringify(vatNumbers),
    tradenames: JSON.stringify([]),
    support_phone: null,
    delete_discount: null,
    iban: 'NL91ABNA0417164300',
    bic: 'ABNANL2A',
    creditor_id: 'NL69ZZZ123456780000',
    added: DateTime.utc(2023, 12, 1).toMillis(),
  })
}
