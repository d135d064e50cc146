import type { quoteDebit } from '#core/payments/direct_debit/quote_debit'
import type { signMandate } from '#core/payments/direct_debit/sign_mandate'
import type { placeOrder } from '#core/payments/orders/place_order'

type Answer = Awaited<ReturnType<typeof placeOrder | typeof quoteDebit | typeof signMandate>>

/** Refusals of a code by text message have their own field. */
type OrderRefusal = Exclude<
  Exclude<Answer, { ok: true }>['refusal'],
  'mandate_needed' | `sms_code_${string}`
>

type OrderField = 'package_id' | 'method' | 'bank' | 'code' | 'use_at_once'

/** The form field that each refusal belongs to, in the shop and at a direct debit. */
export const orderFields: Record<OrderRefusal, OrderField> = {
  account_not_active: 'package_id',
  package_not_found: 'package_id',
  wrong_currency: 'package_id',
  bank_unknown: 'bank',
  method_not_available: 'method',
  below_minimum: 'method',
  provider_unavailable: 'method',
  confirm_before_debit: 'method',
  direct_debit_blocked: 'method',
  first_debit_too_large: 'package_id',
  direct_debit_limit: 'method',
  price_changed: 'package_id',
  use_at_once_missing: 'use_at_once',
  claim_open: 'package_id',
  purchases_paused: 'package_id',
  spending_limit_reached: 'package_id',
  spending_limit_currency: 'package_id',
  code_not_found: 'code',
  code_used: 'code',
  code_not_started: 'code',
  code_expired: 'code',
  code_not_for_you: 'code',
  code_minimum_order: 'code',
}
