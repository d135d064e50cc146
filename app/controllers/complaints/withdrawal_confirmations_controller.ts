import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { shownEmail } from '#core/email'
import { Ports } from '#core/ports'
import { pendingWithdrawal } from '#controllers/complaints/pending_withdrawal'
import { sendForm } from '#controllers/complaints/send'

const form = '/complaints/withdrawal'

/** The statement that somebody withdraws from a contract, which is made here. */
@inject()
export default class WithdrawalConfirmationsController {
  constructor(private ports: Ports) {}

  async create(ctx: HttpContext) {
    const pending = pendingWithdrawal(ctx, ctx.request.qs().form)
    if (!pending) return ctx.response.redirect(form)
    const { email, requestId } = pending
    const statement = statementOf(ctx, pending)
    return ctx.inertia.render('complaints/confirm', {
      statement,
      email: shownEmail(email),
      requestId,
    })
  }

  async store(ctx: HttpContext) {
    const pending = pendingWithdrawal(ctx, ctx.request.input('request_id'))
    if (!pending) return ctx.response.redirect(form)
    const { email, name, orderId, requestId } = pending
    const subject = ctx.i18n.t('complaints.kind_withdrawal')
    const body = statementOf(ctx, pending)
    const written = { kind: 'withdrawal', subject, body, email, name, orderId, requestId } as const
    return sendForm(ctx, this.ports, written, {})
  }
}

function statementOf(
  { i18n, site }: HttpContext,
  { contract, name }: Readonly<{ contract: string; name: string }>
) {
  return i18n.t('complaints.withdrawal_statement', { contract, name, site: site.name })
}
