import type { HttpContext } from '@adonisjs/core/http'
import { methodsWithoutAccount } from '#core/payments/own_account'
import { retryOf } from '#core/payments/retry'
import { ownAccount } from '#queries/payments/own_account'
import Order from '#models/order'

export default class RepeatOrdersController {
  /** The shop with what was bought last already chosen, as far as it is still sold to this member. */
  async show({ member, response }: HttpContext) {
    const { id: userId, country, siteId } = member!.user
    const last = await Order.query()
      .where({ userId })
      .whereNotNull('completedAt')
      .orderBy('completedAt', 'desc')
      .first()
    const closed = methodsWithoutAccount(await ownAccount(siteId))
    const again = last && retryOf(last, country, closed)
    if (!again?.bundle) return response.redirect('/credits')
    const method = again.sameMethod ? `/${last!.method}` : ''
    return response.redirect(`/credits/${last!.packageId}${method}`)
  }
}
