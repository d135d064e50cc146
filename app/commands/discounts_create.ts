import { flags } from '@adonisjs/core/ace'
import { DateTime } from 'luxon'
import { terminal } from '#core/admin/admin'
import { createCode } from '#core/admin/discounts/change_code'
import { Ports } from '#core/ports'
import { accountOf } from '#queries/accounts/account_of'
import { discountLine, discountWords } from '#terminal/discounts'
import { parseDecimal } from '#core/decimal'
import { OperatorCommand } from '#terminal/operator_command'

export default class DiscountsCreate extends OperatorCommand {
  static commandName = 'discounts:create'
  static description = 'Create a discount code for one order; without --code, the code is generated'
  static help = [
    '{{ binaryName }} discounts:create --code=SPRING10 --percentage=10 --expires=2027-04-30',
  ]
  static options = { startApp: true }

  @flags.string({
    description: 'The code: 4 to 40 letters, digits and hyphens, in upper or lower case',
  })
  declare code?: string

  @flags.number({
    description: 'Discount on the bundle in per cent, a whole number from 1 to 100',
    required: true,
  })
  declare percentage: number

  @flags.string({ description: 'Only for members in this country (two-letter code)' })
  declare country?: string

  @flags.string({ description: 'Only for this member (email address or user id)' })
  declare user?: string

  @flags.string({ description: 'Only for bundles of at least this price, such as 19.99' })
  declare minimum?: string

  @flags.string({ description: 'Only in this currency (three-letter code)' })
  declare currency?: string

  @flags.array({ description: 'Only with this payment method; may be repeated' })
  declare method?: string[]

  @flags.string({
    description: 'First day (UTC), such as 2027-01-31, or the exact time from which it counts',
  })
  declare starts?: string

  @flags.string({
    description: 'Last day (UTC), such as 2027-01-31, or the exact time at which it ends',
  })
  declare expires?: string

  @flags.number({
    description: 'Number of days from now that the code is valid, instead of --expires',
  })
  declare validDays?: number

  async run() {
    const userId = this.user === undefined ? null : await accountOf(this.user)
    if (this.user !== undefined && !userId) return this.fail(discountWords.user_not_found)
    const ports = await this.app.container.make(Ports)
    const form = {
      code: this.code ?? null,
      percentage: this.percentage,
      userId,
      country: this.country ?? null,
      currency: this.currency ?? null,
      minimumOrderValue: parseDecimal(this.minimum?.trim() ?? '0'),
      paymentMethods: this.method ?? [],
      startsAt:
        this.starts === undefined ? null : DateTime.fromISO(this.starts.trim(), { zone: 'utc' }),
      expiresAt: endOf(this.expires),
      validDays: this.validDays ?? null,
    }
    const made = await createCode(ports, { by: terminal, form })
    if (made.ok) return this.done(made.value.code, discountLine(made.value.code, DateTime.utc()))
    const refusals = 'fields' in made ? made.fields : [made]
    this.fail(
      ...refusals.map(({ refusal }) => discountWords[refusal as keyof typeof discountWords])
    )
  }
}

/** A code that expires on a day is valid until the end of that day. */
function endOf(typed: string | undefined) {
  if (typed === undefined) return null
  const moment = DateTime.fromISO(typed.trim(), { zone: 'utc' })
  return /^\d{4}-\d{2}-\d{2}$/.test(typed.trim()) ? moment.endOf('day') : moment
}
