import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'

/** As its invoices name it. */
export const company = {
  name: 'Vonk Demo B.V.',
  address: 'Oudegracht 1',
  city: '3511 AB Utrecht',
  country: 'NL',
  kvk: '00000000',
  vatNumbers: ['NL000000000B00'],
}

/**
 * Who runs the demo, with an account that banks use in their examples: bank transfers and debits
 * are offered, and nobody's money goes anywhere. It runs the site for so long that every member
 * has agreed to its terms.
 */
export async function insertCompany(client: TransactionClientContract, siteId: string) {
  if (await client.from('companies').where('site_id', siteId).first()) return
  const { vatNumbers, ...named } = company
  await client.table('companies').insert({
    ...named,
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
