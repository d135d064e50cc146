import type { HttpContext } from '@adonisjs/core/http'
import { strippedPhone } from '#core/sites/company'
import { sendRevalidated } from '#replies/revalidated'

export default class CompanyInfoController {
  /** The company that runs the site; null until the operator has entered it. */
  show(ctx: HttpContext) {
    const { company } = ctx.site
    if (!company) return sendRevalidated(ctx, { company: null })
    const { name, address, city, country, kvk, tradenames, supportPhone } = company
    return sendRevalidated(ctx, {
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
    })
  }
}
