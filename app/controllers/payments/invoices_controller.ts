import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { invoiceName } from '#core/payments/invoices/invoice'
import { Ports } from '#core/ports'
import { ownPaper } from '#queries/payments/invoices_of'

/** The invoice of an order, or a later paper of it, for its buyer only. */
@inject()
export default class InvoicesController {
  constructor(private ports: Ports) {}

  async show({ member, params, response }: HttpContext) {
    const paper = await ownPaper(member.user, params.id, params.paper)
    const pdf = await this.ports.invoices.print(paper)
    response
      .header('Content-Type', 'application/pdf')
      .header('Content-Disposition', `inline; filename="${invoiceName(paper.invoice)}.pdf"`)
      .header('Cache-Control', 'private, no-store')
    return response.send(Buffer.from(pdf))
  }
}
