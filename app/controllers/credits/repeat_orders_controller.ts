import type { HttpContext } from '@adonisjs/core/http'
import { repeatDestination } from '#core/payments/orders/retry_options'
import { isDebitBlocked } from '#queries/payments/debits_of'
import { earlierOrder } from '#queries/payments/earlier_order'
import { companyAccountOf } from '#queries/payments/company_account'
import { unavailableMethodsFor } from '#queries/payments/unavailable_methods'

export default class RepeatOrdersController {
  /**
   * Redirects to the page where an earlier order (the named or the last one) can be bought again,
   * at today's price.
   */
  async show({ member, request, response }: HttpContext) {
    const { id: userId, country, siteId } = member.user
    const order = await earlierOrder(userId, request.input('order'))
    if (!order) return response.redirect('/credits')
    const { packageId: bundle, method } = order
    const closed = unavailableMethodsFor(await companyAccountOf(siteId))
    const refused = (await isDebitBlocked(userId)) ? (['sdd'] as const) : []
    const again = new URLSearchParams({ again: order.id })
    const pages = {
      shop: '/credits',
      other_method: `/credits/${bundle}?${again}`,
      same_method: `/credits/${bundle}/${method}?${again}`,
      direct_debit: `/directdebit?bundle=${bundle}&${again}`,
    }
    return response.redirect(pages[repeatDestination(order, country, closed, refused)])
  }
}
