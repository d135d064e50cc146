import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { closeMoney } from '#core/admin/money/close_money'
import { openParts } from '#core/admin/money/open_part'
import { matchTransfer } from '#core/admin/money/match_transfer'
import { returnMoney } from '#core/admin/money/return_money'
import { mostForgiven } from '#core/admin/money/settle_short_transfer'
import { Ports } from '#core/ports'
import { openMoney, sumOf } from '#queries/admin/money/open_money'
import { openRows } from '#queries/admin/money/open_rows'
import { siteOfItem } from '#queries/admin/money/site_of_item'
import { sendCsv } from '#replies/admin/csv'
import { listBefore } from '#replies/admin/kept_form'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { matchValidator, noteValidator } from '#validators/admin/orders'

const path = '/admin/orders/open'

function partOf(asked: unknown) {
  return openParts.find((part) => part === asked) ?? null
}

/** Money that waits for a decision, and what can be done with it. */
@inject()
export default class OpenMoneyController {
  constructor(private ports: Ports) {}

  async index({ i18n, request, view }: HttpContext) {
    const { after: asked, part: name } = request.qs()
    const part = partOf(name)
    const after = part !== null && typeof asked === 'string' ? asked : null
    const { claims, interrupted, short, surplus, unclear } = await openMoney({ part, after })
    const all = { short, unclear, surplus, claims }
    const { next } = part === null ? { next: null } : all[part]
    return view.render('admin/money/open', {
      ...all,
      interrupted,
      mostForgiven,
      part,
      parts: openParts.map((value) => ({ value, text: i18n.t(`admin.money.part_${value}`) })),
      found: sumOf(...Object.values(all).map(({ found }) => found)),
      first: after && `${path}?${new URLSearchParams({ part: part ?? '' })}`,
      next: next && `${path}?${new URLSearchParams({ part: part ?? '', after: next })}`,
    })
  }

  /** Everything of the filter, as a file that is sent while it is read. */
  async csv(ctx: HttpContext) {
    await sendCsv(ctx, 'open money', openRows(partOf(ctx.request.qs().part)))
  }

  async match(ctx: HttpContext) {
    const { to } = await ctx.request.validateUsing(matchValidator)
    const item = { by: ctx.admin.actor, itemId: String(ctx.params.id) }
    const matched = await matchTransfer(this.ports, { ...item, to })
    if (!matched.ok) return answerAdminRefusal(ctx, matched)
    const { goesBack, missing, orderId, surplus } = matched.value
    const outcome = goesBack ? 'back' : missing > 0 ? 'short' : surplus > 0 ? 'over' : 'paid'
    return answerDone(ctx, ctx.i18n.t(`admin.money.matched_${outcome}`), `/admin/orders/${orderId}`)
  }

  async giveBack(ctx: HttpContext) {
    const itemId = String(ctx.params.id)
    const { name: site } = await siteOfItem(itemId)
    const description = ctx.i18n.t('payments.surplus_description', { site })
    const returned = await returnMoney(this.ports, { by: ctx.admin.actor, itemId, description })
    if (!returned.ok) return answerAdminRefusal(ctx, returned)
    return answerDone(ctx, ctx.i18n.t('admin.money.returned'), listBefore(ctx, path))
  }

  async close(ctx: HttpContext) {
    const { note } = await ctx.request.validateUsing(noteValidator)
    const item = { by: ctx.admin.actor, itemId: String(ctx.params.id) }
    const closed = await closeMoney(this.ports, { ...item, note: note ?? '' })
    if (!closed.ok) return answerAdminRefusal(ctx, closed)
    return answerDone(ctx, ctx.i18n.t('admin.money.closed'), listBefore(ctx, path))
  }
}
