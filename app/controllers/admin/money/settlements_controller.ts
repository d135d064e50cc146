import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import type { DateTime } from 'luxon'
import { beginComparison } from '#core/admin/money/compare_day'
import { daysToCompare } from '#core/payments/settling/settlement_comparison'
import { Ports } from '#core/ports'
import { compareSettlements } from '#jobs/compare_settlements_job'
import { settlementCount, settlementList } from '#queries/admin/money/settlement_list'
import { settlementRows } from '#queries/admin/money/settlement_rows'
import { sendCsv } from '#replies/admin/csv'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { comparedDayValidator } from '#validators/admin/money'

const path = '/admin/orders/settlements'

/** What the payment providers received, beside the ledger, by day. */
@inject()
export default class SettlementsController {
  constructor(private ports: Ports) {}

  async index({ request, view }: HttpContext) {
    const asked = request.qs()
    const filter = this.#filterOf(asked)
    const { differing, provider } = filter
    const { comparisons, next } = await settlementList(filter, asked.after)
    const kept = Object.entries({ provider, differing: differing ? 'yes' : null }).flatMap(
      ([name, value]): [string, string][] => (value === null ? [] : [[name, value]])
    )
    const today = this.ports.clock.now().toUTC()
    return view.render('admin/money/settlements', {
      comparisons: comparisons.map(({ comparedAt, day, ...one }) => {
        return { ...one, day: day.toISODate(), comparedAt: comparedAt.toMillis() }
      }),
      providers: this.#providers().map((value) => ({ value, text: value })),
      provider,
      differing,
      today: today.toISODate(),
      first: today.minus({ days: daysToCompare }).toISODate(),
      found: await settlementCount(filter),
      next: next && `${path}?${new URLSearchParams([...kept, ['after', next]])}`,
    })
  }

  /** Every comparison of the filter, as a file that is sent while it is read. */
  async csv(ctx: HttpContext) {
    await sendCsv(ctx, 'settlements', settlementRows(this.#filterOf(ctx.request.qs())))
  }

  async store(ctx: HttpContext) {
    const { day } = await ctx.request.validateUsing(comparedDayValidator)
    const begun = await beginComparison(this.ports, { by: ctx.admin.actor, day })
    if (!begun.ok) return answerAdminRefusal(ctx, begun)
    const differing = await this.#differencesOf(begun.value)
    if (differing !== null) {
      return answerDone(ctx, ctx.i18n.t('admin.settlements.compared', { day, differing }), path)
    }
    ctx.session.flash('error', ctx.i18n.t('admin.settlements.no_answer'))
    return ctx.response.redirect().toPath(path)
  }

  #filterOf(asked: Readonly<Record<string, unknown>>) {
    const provider = this.#providers().find((name) => name === asked.provider) ?? null
    return { provider, differing: asked.differing === 'yes' }
  }

  #providers() {
    return this.ports.payments.all().map(({ name }) => name)
  }

  /** How many orders differ; null where a provider does not answer. */
  async #differencesOf(day: DateTime) {
    try {
      const found = await compareSettlements(this.ports, day, day.plus({ days: 1 }))
      return found.length
    } catch (error) {
      logger.warn({ err: error, day: day.toISODate() }, 'A provider gave no settlements')
      return null
    }
  }
}
