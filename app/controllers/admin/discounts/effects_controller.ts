import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { rangeOf } from '#core/admin/figures/figure'
import { Ports } from '#core/ports'
import { discountEffect } from '#queries/admin/discounts/discount_effect'
import { dashboardValidator } from '#validators/admin/dashboard'

/** What discounts did for the revenue of some days (UTC). */
@inject()
export default class EffectsController {
  constructor(private ports: Ports) {}

  async show({ request, view }: HttpContext) {
    const { from, to } = await request.validateUsing(dashboardValidator)
    const range = rangeOf({ from: day(from), to: day(to) }, this.ports.clock.now())
    const until = DateTime.fromISO(range.to, { zone: 'utc' }).plus({ days: 1 })
    const effect = await discountEffect(DateTime.fromISO(range.from, { zone: 'utc' }), until)
    return view.render('admin/discounts/effect', { effect, range, withSource: true })
  }
}

function day(text: string | undefined) {
  return text === undefined ? undefined : DateTime.fromISO(text, { zone: 'utc' })
}
