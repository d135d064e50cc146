import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { Ports } from '#core/ports'
import { discountEffect } from '#queries/admin/discounts/discount_effect'
import { validateRange } from '#validators/admin/range'

/** What discounts did for the revenue of some days (UTC). */
@inject()
export default class EffectsController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const { range } = await validateRange(ctx, this.ports.clock.now())
    const until = DateTime.fromISO(range.to, { zone: 'utc' }).plus({ days: 1 })
    const effect = await discountEffect(DateTime.fromISO(range.from, { zone: 'utc' }), until)
    return ctx.view.render('admin/discounts/effect', { effect, range, withSource: true })
  }
}
