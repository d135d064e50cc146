import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import Company from '#models/company'

/**
 * Who runs the demo, with an account that banks use in their examples: bank transfers and debits
 * are offered, and nobody's money goes anywhere. It runs the site for so long that every member
 * has agreed to its terms.
 */
export async function nameCompany(client: TransactionClientContract, siteId: string) {
  const company = {
    ...{ siteId, name: 'Vonk Demo B.V.', address: 'Oudegracht 1' },
    ...{ city: '3511 AB Utrecht', country: 'NL', kvk: null, supportPhone: null },
    ...{ iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', creditorId: 'NL69ZZZ123456780000' },
    ...{ tradenames: [], vatNumbers: [], deleteDiscount: null, added: DateTime.utc(2023, 12, 1) },
  }
  await Company.firstOrCreate({ siteId }, company, { client })
}
