import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import type { Currency } from '#core/money'
import type { DiscountSource } from '#core/payments/discounts/discount_source'
import { timeBonusCode } from '#core/payments/discounts/time_bonus'
import { read } from '#queries/read'

/** Orders that were paid with a discount, in one currency; minor units. */
type Effect = Readonly<{
  currency: Currency
  orders: number
  /** What the bundles cost without the discount. */
  full: number
  discount: number
  /** What was paid, with transaction costs. */
  paid: number
  /** How many of them went back whole, or were charged back. */
  returned: number
}>

/** What discounts did between two moments, by who gave them: the site itself, a batch or a code. */
export function discountEffect(from: DateTime, until: DateTime) {
  const source = `case
    when orders.discount_code = '${timeBonusCode}' then 'bonus'
    when discount_codes.purpose is not null then 'leaving'
    when discount_codes.batch_id is not null then 'batch'
    else 'code' end`
  const paid = effects()
    .leftJoin('discount_codes', 'discount_codes.code', 'orders.discount_code')
    .where('orders.completed_at', '>=', from.toMillis())
    .where('orders.completed_at', '<', until.toMillis())
    .select(db.raw(`${source} as source`))
  return sums<Effect & Readonly<{ source: DiscountSource }>>(paid)
    .select('source')
    .groupBy('source', 'currency')
    .orderBy('source')
    .orderBy('currency')
}

/** What the codes of a batch did so far. */
export function effectOfBatch(batchId: string) {
  const paid = effects()
    .join('discount_codes', 'discount_codes.code', 'orders.discount_code')
    .where('discount_codes.batch_id', batchId)
    .whereNotNull('orders.completed_at')
  return sums<Effect>(paid).groupBy('currency').orderBy('currency')
}

function effects() {
  return db
    .from('orders')
    .whereNotNull('orders.discount_code')
    .select('orders.currency', 'orders.status')
    .select('orders.package_amount', 'orders.discount_amount', 'orders.total_amount')
}

function sums<Row>(paid: ReturnType<typeof effects>) {
  const isBack = "case when status in ('refunded', 'charged_back') then 1 else 0 end"
  return read<Row>('paid')
    .with('paid', paid)
    .select('currency')
    .count('* as orders')
    .sum({
      full: 'package_amount',
      discount: 'discount_amount',
      paid: 'total_amount',
      returned: db.raw(isBack),
    })
}
