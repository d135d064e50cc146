import type { Invoice } from '#core/payments/invoices/invoice'
import type { Invoices } from '#core/repositories/invoices'
import type { Company } from '#core/sites/company'
import { readSettings } from '#core/sites/settings/settings'
import { LucidRows } from '#adapters/lucid/lucid_rows'
import CompanyModel from '#models/company'
import Site from '#models/site'

export class LucidInvoices extends LucidRows<Invoice, string, 'id'> implements Invoices {
  async sellerOf(siteId: string) {
    const { client } = this
    const { name: siteName, domain } = await Site.findOrFail(siteId, { client })
    const company = await CompanyModel.find(siteId, { client })
    const stored = await client.from('settings').where('site_id', siteId).select('name', 'value')
    const values = Object.fromEntries(stored.map((row) => [row.name, JSON.parse(row.value)]))
    const { supportEmail, vatRates } = readSettings(values)
    return { siteName, domain, supportEmail, vatRates, company: company && sellerFrom(company) }
  }

  async nextNumber(series: string, year: number) {
    const [{ last_number: last }] = await this.client
      .knexQuery()
      .table('invoice_series')
      .insert({ series, year, last_number: 1 })
      .onConflict(['series', 'year'])
      .merge({ last_number: this.client.knexRawQuery('invoice_series.last_number + 1') })
      .returning('last_number')
    return last
  }
}

/** The part of a company that its invoices print. */
function sellerFrom({ name, address, city, country, kvk, vatNumbers, timeZone }: Company) {
  return { name, address, city, country, kvk, vatNumbers, timeZone }
}
