import { DateTime } from 'luxon'
import Company from '#models/company'
import Site from '#models/site'
import { clearSettingsCache } from '#tests/support/sites/settings'

/** Gives the site a company, older than every consent unless `changes` says otherwise. */
export async function createCompany(changes: Partial<Company> = {}) {
  const { id: siteId } = await Site.firstOrFail()
  const company = await Company.create({
    siteId,
    name: 'Vonk B.V.',
    address: 'Oudegracht 1',
    city: 'Utrecht',
    country: 'NL',
    timeZone: 'Europe/Amsterdam',
    kvk: '12345678',
    tradenames: ['Vonk'],
    vatNumbers: ['NL001'],
    deleteDiscount: null,
    supportPhone: '+31 30-123 45 67',
    added: DateTime.utc(2023),
    ...changes,
  })
  clearSettingsCache()
  return company
}
