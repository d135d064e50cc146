import type { DateTime } from 'luxon'
import { isBankDay } from '#core/sites/bank_days'

/** Business days between the mail that announces a debit and the debit itself. */
const noticeDays = 2

/**
 * The collection day of a debit signed at this moment: the second TARGET business day after today in
 * Frankfurt, as midnight UTC. The mail that announces it leaves on the day of signing, so members
 * know at least one business day ahead, and the file has a day to reach the bank.
 * Rule: docs/product/payments.md, Direct debit.
 */
export function collectionDay(signedAt: DateTime): DateTime {
  const local = signedAt.setZone('Europe/Berlin')
  let day = local.startOf('day').setZone('utc', { keepLocalTime: true })
  let businessDays = 0
  while (businessDays < noticeDays) {
    day = day.plus({ days: 1 })
    if (isBankDay(day)) businessDays += 1
  }
  return day
}
