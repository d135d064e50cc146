import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { createBatch } from '#core/admin/discounts/change_batch'
import { createCode, endCode } from '#core/admin/discounts/change_code'
import { codeSorts } from '#core/admin/discounts/code_sort'
import { discountAlone } from '#core/admin/four_eyes/proposal'
import { parseAmount } from '#core/decimal'
import { currencies } from '#core/money'
import { mostCodes } from '#core/payments/discounts/discount_batch'
import { codeStates } from '#core/payments/discounts/discount_code'
import { paymentMethods } from '#core/payments/methods/payment_method'
import { Ports } from '#core/ports'
import { countries } from '#core/sites/countries'
import { codeCount, codeList, type CodeFilter } from '#queries/admin/discounts/code_list'
import { codeRows } from '#queries/admin/discounts/code_rows'
import { countryChoices } from '#queries/places/country_choices'
import { decodeNamedCursor } from '#queries/time_cursor'
import { sendCsv } from '#replies/admin/csv'
import { shownCode } from '#replies/admin/discount_codes'
import { answerAdminRefusal, answerDone, answerRefusedForm } from '#replies/admin/refusals'
import { newCodesValidator } from '#validators/admin/discounts'

const path = '/admin/discounts'

/** Discount codes: who may use them, who did, and new ones. */
@inject()
export default class CodesController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const { i18n, request, view } = ctx
    const filter = filterOf(request.qs())
    const now = this.ports.clock.now()
    const after = decodeNamedCursor(request.qs().after)
    const { codes, next } = await codeList(filter, { after, now })
    const kept = keptFilter(filter)
    return view.render('admin/discounts/index', {
      codes: codes.map((code) => shownCode(ctx, code, now)),
      filter,
      found: await codeCount(filter, now),
      inBatch: false,
      states: codeStates.map((value) => ({
        value,
        text: i18n.t(`admin.discounts.state_${value}`),
      })),
      sorts: codeSorts,
      next: next && `${path}?${new URLSearchParams([...kept, ['after', next]])}`,
      first: after && `${path}?${new URLSearchParams(kept)}`,
    })
  }

  /** Every code of the filter, as a file that is sent while it is read. */
  async csv(ctx: HttpContext) {
    const filter = filterOf(ctx.request.qs())
    await sendCsv(ctx, 'discount codes', codeRows(filter, this.ports.clock.now()))
  }

  async create({ admin, i18n, view }: HttpContext) {
    return view.render('admin/discounts/new', {
      request: this.ports.ids.next(),
      mostCodes,
      alone: discountAlone,
      countries: countryChoices(countries, admin.locale).map(({ label, value }) => {
        return { value, text: label }
      }),
      currencies: currencies.map((value) => ({ value, text: value })),
      methods: paymentMethods.map((value) => ({ value, text: i18n.t(`payments.method_${value}`) })),
    })
  }

  async store(ctx: HttpContext) {
    const typed = await ctx.request.validateUsing(newCodesValidator)
    const { number } = typed
    const terms = termsOf(typed, ctx.admin.timeZone)
    const asked = { by: ctx.admin.actor, reason: typed.reason ?? '' }
    if (number !== 1) {
      const { request: id } = typed
      const batch = { ...asked, id, name: typed.name ?? '', number, form: terms }
      const made = await createBatch(this.ports, batch)
      if (!made.ok)
        return 'fields' in made ? answerRefusedForm(ctx, made) : answerAdminRefusal(ctx, made)
      if (made.value.waits) return answerWaits(ctx)
      const done = ctx.i18n.t('admin.discounts.batch_made', { number })
      return answerDone(ctx, done, `${path}/batches/${id}`)
    }
    const form = { ...terms, code: typed.code || null, userId: typed.member || null }
    const made = await createCode(this.ports, { ...asked, form })
    if (!made.ok)
      return 'fields' in made ? answerRefusedForm(ctx, made) : answerAdminRefusal(ctx, made)
    if (made.value.waits) return answerWaits(ctx)
    const { code } = made.value.code
    return answerDone(ctx, ctx.i18n.t('admin.discounts.made', { code }), `${path}?code=${code}`)
  }

  async end(ctx: HttpContext) {
    const code = String(ctx.params.code)
    const ended = await endCode(this.ports, { by: ctx.admin.actor, code })
    if (!ended.ok) return answerAdminRefusal(ctx, ended)
    return answerDone(ctx, ctx.i18n.t('admin.discounts.ended', { code }))
  }
}

function answerWaits(ctx: HttpContext) {
  return answerDone(ctx, ctx.i18n.t('admin.requests.proposed'), '/admin/requests')
}

/** Values that a filter does not know are as if they were not there. */
function filterOf(asked: Record<string, unknown>): CodeFilter {
  const code = typeof asked.code === 'string' ? asked.code.trim().toUpperCase().slice(0, 40) : ''
  return {
    state: codeStates.find((state) => state === asked.state) ?? null,
    batchId: null,
    code: code || null,
    sort: codeSorts.find((sort) => sort === asked.order) ?? 'newest',
  }
}

function keptFilter({ code, sort, state }: CodeFilter) {
  const values = { state, code, order: sort === 'newest' ? null : sort }
  return Object.entries(values).flatMap(([name, value]): [string, string][] => {
    return value === null ? [] : [[name, value]]
  })
}

type Typed = Awaited<ReturnType<typeof newCodesValidator.validate>>

/** The terms as typed; a day begins and ends in the zone of the admin. */
function termsOf(typed: Typed, zone: string) {
  const { country, currency, ends, methods, minimum, percentage, starts } = typed
  return {
    percentage,
    country: country || null,
    currency: currency || null,
    minimumOrderValue: parseAmount(minimum || '0'),
    paymentMethods: methods ?? [],
    startsAt: momentOf(starts, zone, 'startOf'),
    expiresAt: momentOf(ends, zone, 'endOf'),
    validDays: null,
  }
}

function momentOf(typed: string | null | undefined, zone: string, edge: 'startOf' | 'endOf') {
  if (!typed) return null
  const moment = DateTime.fromISO(typed, { zone })
  return typed.includes('T') ? moment : moment[edge]('day')
}
