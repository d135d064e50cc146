import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { daysOf, rangeOf } from '#core/admin/figures/figure'
import { otherValue, sourceCounts, sourceParts, type SourcePart } from '#core/admin/sources/source'
import { formatDecimal } from '#core/decimal'
import { Ports } from '#core/ports'
import {
  sourceFigures,
  visitsByDay,
  type SourceQuestion,
  type SourceRow,
} from '#queries/admin/sources/source_figures'
import { sitesOf } from '#queries/admin/sites_of'
import { sendCsv } from '#replies/admin/csv'
import {
  drillDown,
  orderOf,
  pathOf,
  withinOf,
  withoutPart,
  type Drill,
  type LinkChanges,
} from '#replies/admin/source_links'
import { sortedSources, sparkline, totalOf, withShares } from '#replies/admin/source_table'

/** Rows on the page; the file has all of them. */
const shownRows = 50
/** Longer ranges have no small line of their days. */
const longestLine = 92

/** Where visitors and members came from, and what came of it. */
@inject()
export default class SourcesController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const { order, question, rows, sites } = await this.#asked(ctx)
    const shown = rows.slice(0, shownRows)
    const total = totalOf(rows)
    const lines = await linesOf(question, shown)
    const link = (changes: LinkChanges) => pathOf(question, order, changes)
    return ctx.view.render('admin/sources/index', {
      by: question.by,
      range: question.range,
      siteId: question.siteId,
      sites,
      rows: shown.map((row) => ({
        ...withShares(row),
        name: nameOf(ctx, row.value),
        line: lines.get(row.value) ?? null,
        within: drillDown(question, row.value),
      })),
      left: rows.length - shown.length,
      total,
      currencies: total.money.map(({ currency }) => currency),
      tabs: sourceParts.map((part) => ({ part, path: link({ by: part }) })),
      chosen: Object.entries(question.within).map(([part, value]) => ({
        part,
        name: nameOf(ctx, value),
        without: link({ within: withoutPart(question.within, part), by: part as SourcePart }),
      })),
      kept: Object.entries(question.within),
      order,
      sortedBy: (column: string) => link({ column }),
      drill: (within: Drill) => link(within),
      csv: link({ file: true }),
    })
  }

  /** Every row of the page. */
  async csv(ctx: HttpContext) {
    const { question, rows } = await this.#asked(ctx)
    const { from, to } = question.range
    const currencies = totalOf(rows).money.map(({ currency }) => currency)
    const lines = rows.map((row) => csvRow(question.by, row, currencies))
    await sendCsv(ctx, `sources by ${question.by} ${from} to ${to}`, lines)
  }

  async #asked(ctx: HttpContext) {
    const sites = await sitesOf(ctx.admin)
    const asked: Readonly<Record<string, unknown>> = ctx.request.qs()
    const siteId = ctx.admin.siteId ?? sites.find(({ id }) => id === asked.site)?.id ?? null
    const range = rangeOf({ from: dayIn(asked.from), to: dayIn(asked.to) }, this.ports.clock.now())
    const by = sourceParts.find((part) => part === asked.by) ?? 'network'
    const question = { siteId, range, by, within: withinOf(asked, by) }
    const order = orderOf(asked)
    const rows = sortedSources(await sourceFigures(question), order)
    return { order, question, rows, sites }
  }
}

function dayIn(text: unknown) {
  const isDay = typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text)
  return isDay ? DateTime.fromISO(text, { zone: 'utc' }) : undefined
}

function nameOf({ i18n }: HttpContext, value: string) {
  if (value === '') return i18n.t('admin.sources.without')
  return value === otherValue ? i18n.t('admin.sources.others') : value
}

/** The visits of each day as a small line, by the value of the row; none for long ranges. */
async function linesOf(question: SourceQuestion, rows: readonly SourceRow[]) {
  const days = daysOf(question.range, (day) => DateTime.fromISO(day, { zone: 'utc' }))
  if (days.length > longestLine || days.length < 2) return new Map<string, string>()
  const visits = await visitsByDay(
    question,
    rows.map(({ value }) => value)
  )
  const byValue = Map.groupBy(visits, ({ value }) => value)
  return new Map(
    rows.map(({ value }) => {
      const found = new Map(byValue.get(value)?.map((one) => [one.day, one.visits]))
      return [value, sparkline(days.map((day) => found.get(day) ?? 0))]
    })
  )
}

function csvRow(
  by: SourcePart,
  { counts, money, value }: SourceRow,
  currencies: readonly string[]
) {
  const amounts = currencies.flatMap((currency) => {
    const own = money.find((one) => one.currency === currency)
    return [
      [`revenue_${currency}`, formatDecimal(own?.revenue ?? 0)],
      [`refunded_${currency}`, formatDecimal(own?.refunded ?? 0)],
    ]
  })
  const numbers = sourceCounts.map((count) => [count, counts[count]])
  return Object.fromEntries([[by, value], ...numbers, ...amounts])
}
