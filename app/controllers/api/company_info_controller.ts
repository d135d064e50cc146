import type { HttpContext } from '@adonisjs/core/http'
import { strippedPhone } from '#core/sites/company'

export default class CompanyInfoController {
  /** The company that runs the site; null until the operator has entered it. */
  show({ site: { company } }: HttpContext) {
    if (!company) return { company: null }
    const { name, address, city, country, kvk, tradenames, supportPhone } = company
    return {
      company: {
        name,
        address,
        city,
        country,
        kvk,
        tradenames,
        vat_numbers: company.vatNumbers,
        support_phone: supportPhone && strippedPhone(supportPhone),
        delete_discount: company.deleteDiscount,
        added: company.added.toISO(),
      },
    }
  }
}
