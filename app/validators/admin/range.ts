import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import { rangeOf } from '#core/admin/figures/figure'
import { figureChartNames } from '#core/admin/figures/figure_chart'

const day = vine.string().regex(/^\d{4}-\d\d-\d\d$/)

const rangeValidator = vine.create({
  site: vine.string().uuid().optional(),
  from: day.clone().optional(),
  to: day.clone().optional(),
})

/** The chart whose figures a file is to hold, and of money the currency; all of them without. */
export const figureFileValidator = vine.create({
  chart: vine.enum(figureChartNames).optional(),
  currency: vine
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
})

/** The days that a page of figures was asked for, and the site; null for all that the admin sees. */
export async function validateRange({ admin, request }: HttpContext, now: DateTime) {
  const { from, site, to } = await request.validateUsing(rangeValidator)
  const range = rangeOf({ from: startOf(from), to: startOf(to) }, now)
  return { range, siteId: admin.siteId ?? site ?? null }
}

function startOf(isoDay: string | undefined) {
  return isoDay === undefined ? undefined : DateTime.fromISO(isoDay, { zone: 'utc' })
}
