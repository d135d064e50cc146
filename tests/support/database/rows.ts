import { endToEndIdOf } from '#core/payments/direct_debit/mandate'
import { bundle } from '#tests/support/payments/shop'
import type { Person } from '#tests/support/people/people'

/** Valid rows of the tables, for tests of the database's own constraints. */
export function conversationRow(low: Person, high: Person) {
  return {
    id: crypto.randomUUID(),
    low_profile_id: low.profile.id,
    high_profile_id: high.profile.id,
    created_at: 0,
  }
}

/** The first message of a conversation, delivered. */
export function messageRow(conversationId: string, { profile }: Person) {
  return {
    id: crypto.randomUUID(),
    conversation_id: conversationId,
    sender_id: profile.id,
    client_id: crypto.randomUUID(),
    sequence: 1,
    kind: 'text',
    body: 'Hoi',
    sent_at: 0,
    delivered_at: 0,
  }
}

/** An order of fifty credits with iDEAL. */
export async function orderRow({ user }: Person) {
  const { id, credits, amount, currency } = await bundle('p1')
  return {
    id: crypto.randomUUID(),
    user_id: user.id,
    package_id: id,
    client_id: crypto.randomUUID(),
    method: 'ideal',
    status: 'pending',
    country: 'NL',
    currency,
    credits,
    package_amount: amount,
    discount_amount: 0,
    costs_amount: 29,
    total_amount: amount + 29,
    provider: 'sandbox',
    provider_payment_id: null,
    created_at: 0,
  }
}

/** The invoice of such an order. */
export function invoiceRow({ id, currency }: { id: string; currency: string }, number: number) {
  return {
    id: crypto.randomUUID(),
    kind: 'invoice',
    order_id: id,
    occasion: `order:${id}`,
    series: 'vonk',
    year: 2026,
    number,
    issued_at: 0,
    language: 'nl',
    country: 'NL',
    currency,
    vat_rate: 2100,
    gross_amount: 2028,
    net_amount: 1676,
    vat_amount: 352,
    seller: '{}',
  }
}

/** A refund of seven credits of an order. */
export function refundRow({ id, currency }: { id: string; currency: string }) {
  return {
    id: crypto.randomUUID(),
    order_id: id,
    request_id: 'form-1',
    credits: 7,
    amount: 279,
    currency,
    status: 'requested',
    created_at: 0,
  }
}

/** A mandate signed for one direct debit. */
export function mandateRow({ user }: Person) {
  return {
    id: crypto.randomUUID(),
    user_id: user.id,
    reference: crypto.randomUUID().slice(0, 35),
    account_holder: 'A. Jansen',
    iban: 'NL91ABNA0417164300',
    street: 'Keizersgracht',
    house_number: '12a',
    zip: '1015 CN',
    city: 'Amsterdam',
    country: 'NL',
    phone: '+31612345678',
    signed_at: 0,
  }
}

/** The debit of a mandate, for an order. */
export function debitRow(order: { id: string; total_amount: number }, mandate: { id: string }) {
  return {
    id: crypto.randomUUID(),
    order_id: order.id,
    mandate_id: mandate.id,
    amount: order.total_amount,
    currency: 'EUR',
    end_to_end_id: endToEndIdOf(order.id),
    collect_on: '2026-11-25',
    state: 'ready',
    created_at: 0,
  }
}

/** The payment of an order at the sandbox provider. */
export function paymentRow({ id, total_amount: amount, currency, method }: OrderRow) {
  return {
    id: 'sbx_1',
    order_id: id,
    status: 'open',
    amount,
    currency,
    method,
    description: '50 credits',
    language: 'nl',
    return_url: 'https://vonk.test/transactions',
    webhook_url: 'https://vonk.test/webhooks',
    created_at: 0,
  }
}

type OrderRow = Awaited<ReturnType<typeof orderRow>>

/** A correction of one credit between two house accounts. */
export function movementRow() {
  return {
    id: crypto.randomUUID(),
    kind: 'correction',
    from_account: 'house:corrections',
    to_account: 'house:sales',
    credits: 1,
    idempotency_key: crypto.randomUUID(),
    at: 0,
  }
}
