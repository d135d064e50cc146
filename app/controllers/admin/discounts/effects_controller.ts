import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { formatDecimal } from '#core/decimal'
import { Ports } from '#core/ports'
import { discountEffect } from '#queries/admin/discounts/discount_effect'
import { sendCsv } from '#replies/admin/csv'
import { validateRange } from '#validators/admin/range'

/** What discounts did for the revenue of some days (UTC). */
@inject()
export default class EffectsController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const { effect, range } = await this.#asked(ctx)
    return ctx.view.render('admin/discounts/effect', { effect, range, withSource: true })
  }

  async csv(ctx: HttpContext) {
    const { effect, range } = await this.#asked(ctx)
    const rows = effect.map(({ currency, discount, full, orders, paid, returned, source }) => ({
      source,
      currency,
      orders,
      without_discount: formatDecimal(full),
      discount: formatDecimal(discount),
      paid: formatDecimal(paid),
      returned,
    }))
    await sendCsv(ctx, `effect of discounts ${range.from} to ${range.to}`, rows)
  }

  async #asked(ctx: HttpContext) {
    const { range } = await validateRange(ctx, this.ports.clock.now())
    const until = DateTime.fromISO(range.to, { zone: 'utc' }).plus({ days: 1 })
    const effect = await discountEffect(DateTime.fromISO(range.from, { zone: 'utc' }), until)
    return { effect, range }
  }
}
