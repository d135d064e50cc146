import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { formatDecimal } from '#core/decimal'
import {
  parseQuarter,
  quarterName,
  quarterOf,
  quartersBefore,
  quartersToCorrect,
} from '#core/payments/invoices/vat_quarter'
import { Ports } from '#core/ports'
import { vatOfQuarter } from '#queries/admin/money/vat_of_quarter'
import { countryName } from '#queries/places/country_choices'
import { sendCsv } from '#replies/admin/csv'

/** VAT by country and quarter, from invoices and credit notes. */
@inject()
export default class VatController {
  constructor(private ports: Ports) {}

  async show({ admin, request, view }: HttpContext) {
    const { companies, now, quarter } = await this.#asked(request.qs().quarter)
    const current = quarterOf(now)
    const choices = Array.from({ length: quartersToCorrect + 1 }, (_, index) => {
      const value = quarterName(quartersBefore(current, index))
      return { value, text: value }
    })
    return view.render('admin/money/vat', {
      companies: companies.map((company) => ({
        ...company,
        rows: company.rows.map((row) => ({ ...row, name: countryName(row.country, admin.locale) })),
      })),
      quarter: quarterName(quarter),
      isOpen: quarterName(quarter) === quarterName(current),
      choices,
    })
  }

  /** What the return of the one-stop shop asks for. */
  async csv(ctx: HttpContext) {
    const { companies, quarter } = await this.#asked(ctx.request.qs().quarter)
    const name = quarterName(quarter)
    const rows = companies.flatMap((company) => {
      return company.rows
        .filter((row) => row.isOfOneStopShop)
        .map((row) => ({
          company: company.name,
          quarter: name,
          corrects: row.corrects ?? '',
          country: row.country,
          vat_rate: Number(formatDecimal(row.vatRate)),
          currency: row.currency,
          net: Number(formatDecimal(row.net)),
          vat: Number(formatDecimal(row.vat)),
          gross: Number(formatDecimal(row.gross)),
        }))
    })
    await sendCsv(ctx, `one-stop shop ${name}`, rows)
  }

  /** The quarter that was asked for; else the one that runs. */
  async #asked(typed: unknown) {
    const now = this.ports.clock.now()
    const quarter = parseQuarter(typed) ?? quarterOf(now)
    return { quarter, now, companies: await vatOfQuarter(quarter, now) }
  }
}
