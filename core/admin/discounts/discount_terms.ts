import { DateTime } from 'luxon'
import type { AuditValues } from '#core/admin/audit/audit_row'
import type { DiscountCode } from '#core/payments/discounts/discount_code'

/** What the audit log, and a request to a second admin, tell of a new code. */
export function termsOf(code: DiscountCode): AuditValues {
  return {
    percentage: code.valuePercentage,
    country: code.country,
    member: code.userId,
    currency: code.currency,
    minimum: code.minimumOrderValue,
    methods: code.paymentMethods.join(' ') || null,
    starts: code.startsAt?.toISO() ?? null,
    ends: code.expiresAt?.toISO() ?? null,
  }
}

/** The new code that has these terms, as `termsOf` told them of one that was parsed. */
export function codeOnTerms(
  terms: AuditValues,
  identity: Pick<DiscountCode, 'code' | 'batchId' | 'createdAt'>
): DiscountCode {
  return {
    ...identity,
    status: 'active',
    valuePercentage: Number(terms.percentage),
    country: terms.country as DiscountCode['country'],
    userId: terms.member as DiscountCode['userId'],
    currency: terms.currency as DiscountCode['currency'],
    minimumOrderValue: Number(terms.minimum),
    paymentMethods: wordsOf(terms.methods) as DiscountCode['paymentMethods'],
    startsAt: momentOf(terms.starts),
    expiresAt: momentOf(terms.ends),
    purpose: null,
    orderId: null,
  }
}

function wordsOf(value: AuditValues[string]): readonly string[] {
  return value ? String(value).split(' ') : []
}

function momentOf(value: AuditValues[string]) {
  return value ? DateTime.fromISO(String(value), { zone: 'utc' }) : null
}
