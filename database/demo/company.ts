import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import Company from '#models/company'

/** As its invoices name it. */
export const company = {
  ...{ name: 'Vonk Demo B.V.', address: 'Oudegracht 1', city: '3511 AB Utrecht' },
  ...{ country: 'NL', kvk: '00000000', vatNumbers: ['NL000000000B00'] },
}

/**
 * Who runs the demo, with an account that banks use in their examples: bank transfers and debits
 * are offered, and nobody's money goes anywhere. It runs the site for so long that every member
 * has agreed to its terms.
 */
export async function nameCompany(client: TransactionClientContract, siteId: string) {
  const all = {
    ...{ siteId, ...company, tradenames: [], supportPhone: null, deleteDiscount: null },
    ...{ iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', creditorId: 'NL69ZZZ123456780000' },
    added: DateTime.utc(2023, 12, 1),
  }
  await Company.firstOrCreate({ siteId }, all, { client })
}
