import vine from '@vinejs/vine'
import { pauses } from '#core/payments/spending/spending_limits'
import { integer } from '#validators/numbers'

/** In whole units of the member's currency. */
export const spendingLimitValidator = vine.create({
  amount: integer().range([1, 100_000]),
})

/** In hours; the member has to confirm that a pause cannot be undone. */
export const pauseValidator = vine.create({
  hours: integer()
    .in([...pauses])
    .transform((hours) => pauses.find((pause) => pause === hours) ?? pauses[0]),
  sure: vine.accepted(),
})
