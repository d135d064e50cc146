import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { endBatch } from '#core/admin/discounts/change_batch'
import { codeStates } from '#core/payments/discounts/discount_code'
import { Ports } from '#core/ports'
import DiscountBatch from '#models/discount_batch'
import { batchRows } from '#queries/admin/discounts/batch_rows'
import { batchFile, batchList } from '#queries/admin/discounts/batches'
import { codeList } from '#queries/admin/discounts/code_list'
import { codeRows } from '#queries/admin/discounts/code_rows'
import { effectOfBatch } from '#queries/admin/discounts/discount_effect'
import { decodeCursor, decodeNamedCursor } from '#queries/time_cursor'
import { sendCsv } from '#replies/admin/csv'
import { shownCode } from '#replies/admin/discount_codes'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { notFound } from '#replies/not_found'

const path = '/admin/discounts/batches'

/** Codes that were made together. */
@inject()
export default class BatchesController {
  constructor(private ports: Ports) {}

  async index({ request, view }: HttpContext) {
    const { batches, next } = await batchList(decodeCursor(request.qs().after))
    return view.render('admin/discounts/batches', {
      batches,
      next: next && `${path}?${new URLSearchParams({ after: next })}`,
    })
  }

  async listCsv(ctx: HttpContext) {
    await sendCsv(ctx, 'discount batches', batchRows())
  }

  async show(ctx: HttpContext) {
    const id = String(ctx.params.id)
    const now = this.ports.clock.now()
    const file = await batchFile(id, now)
    if (!file) return notFound(ctx)
    const after = decodeNamedCursor(ctx.request.qs().after)
    const { codes, next } = await codeList(codesOf(id), { after, now })
    const { batch, number, states, terms } = file
    return ctx.view.render('admin/discounts/batch', {
      id,
      name: batch.name,
      createdAt: batch.createdAt.toMillis(),
      number,
      one: shownCode(ctx, terms, now),
      inBatch: true,
      withSource: false,
      states: codeStates.map((name) => ({ name, number: states.get(name) ?? 0 })),
      effect: await effectOfBatch(id),
      codes: codes.map((code) => shownCode(ctx, code, now)),
      next: next && `${path}/${id}?${new URLSearchParams({ after: next })}`,
    })
  }

  async csv(ctx: HttpContext) {
    const batch = await DiscountBatch.find(String(ctx.params.id))
    if (!batch) return notFound(ctx)
    const rows = codeRows(codesOf(batch.id), this.ports.clock.now())
    await sendCsv(ctx, `discount codes ${batch.id}`, rows)
  }

  async end(ctx: HttpContext) {
    const id = String(ctx.params.id)
    const ended = await endBatch(this.ports, { by: ctx.admin.actor, id })
    if (!ended.ok) return answerAdminRefusal(ctx, ended)
    const done = ctx.i18n.t('admin.discounts.batch_ended', { number: ended.value })
    return answerDone(ctx, done, `${path}/${id}`)
  }
}

/** The filter of the codes of a batch. */
function codesOf(batchId: string) {
  return { batchId, state: null, code: null, sort: 'newest' } as const
}
