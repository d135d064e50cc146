import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { withdrawalDays } from '#core/sites/withdrawal'
import { parseWithdrawal, purchaseToWithdraw } from '#core/complaints/public_form/withdrawal'
import { Ports } from '#core/ports'
import { publicFormProps } from '#controllers/complaints/public_form_props'
import { keepTyped } from '#controllers/complaints/send'
import { storePendingWithdrawal } from '#controllers/complaints/pending_withdrawal'
import { orderInWords, purchasesOf } from '#queries/complaints/orders_to_name'
import { answerRefusal } from '#replies/refusals'
import { withdrawalValidator } from '#validators/complaints/complaint'

/**
 * Withdrawals from a contract: article 11a of the Consumer Rights Directive. The statement is filled in
 * here, and made when it is confirmed.
 */
@inject()
export default class WithdrawalsController {
  constructor(private ports: Ports) {}

  async create(ctx: HttpContext) {
    const props = await publicFormProps(ctx, this.ports)
    const isNew = Object.keys(props.typed).length === 0
    const typed = isNew ? await this.#preselected(ctx) : props.typed
    return ctx.inertia.render('complaints/withdrawal', { ...props, typed, days: withdrawalDays })
  }

  /** What stands in the form before anything is typed. */
  async #preselected({ viewer }: HttpContext): Promise<Record<string, string>> {
    const purchases = viewer ? await purchasesOf(viewer.user.id) : []
    const order = purchaseToWithdraw(purchases, this.ports.clock.now())
    return order === null ? {} : { order }
  }

  /** Nothing is sent yet. */
  async store(ctx: HttpContext) {
    const { request, response, viewer } = ctx
    const form = await request.validateUsing(withdrawalValidator)
    const { contract, email, name, order } = form
    const chosen = viewer && order ? await orderInWords(viewer.user.id, order, ctx) : null
    const parsed = parseWithdrawal({
      name: name ?? '',
      contract: [chosen, contract].filter(Boolean).join(', '),
      email: viewer?.user.email ?? email ?? '',
    })
    if (!parsed.ok) {
      keepTyped(ctx, { contract, email, name, order })
      return answerRefusal(ctx, parsed)
    }
    const { request_id: requestId } = form
    storePendingWithdrawal(ctx, { ...parsed.value, orderId: order ?? null, requestId })
    return response.redirect(`/complaints/withdrawal/confirm?form=${requestId}`)
  }
}
