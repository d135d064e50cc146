import type { DateTime } from 'luxon'
import { isBankDay } from '#core/sites/bank_days'
import type { Country } from '#core/sites/countries'
import { timeZoneByCountry } from '#core/sites/time_zones'

/** In which who bought at a distance may withdraw, by article 9 of the Consumer Rights Directive. */
export const withdrawalDays = 14

/**
 * The last moment at which a purchase can be withdrawn from, by Regulation 1182/71: the day of the
 * purchase does not count, the period ends with the last hour of the fourteenth day where the buyer
 * lives, and with that of the next working day where this is a Saturday, a Sunday or a bank holiday.
 * Rule: docs/product/credits.md, Refundable credits.
 */
export function withdrawalEndsAt(boughtAt: DateTime, country: Country): DateTime {
  let day = boughtAt
    .setZone(timeZoneByCountry[country])
    .startOf('day')
    .plus({ days: withdrawalDays })
  while (!isBankDay(day)) day = day.plus({ days: 1 })
  return day.endOf('day').toUTC()
}
