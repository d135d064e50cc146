import type { DateTime } from 'luxon'
import { collectionDay } from '#core/payments/direct_debit/collection_day'
import type { Debit } from '#core/payments/direct_debit/debit'
import { digestsOf, endToEndIdOf } from '#core/payments/direct_debit/mandate'
import { checkMayDebit } from '#core/payments/direct_debit/may_debit'
import { mayTryCode, codeToSign, type Signing } from '#core/payments/direct_debit/signing'
import { writeOrder, type NewOrder } from '#core/payments/orders/write_order'
import type { Order } from '#core/payments/orders/order'
import { settleOrder } from '#core/payments/settling/settle_order'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type SignPorts = Uses<'clock' | 'events' | 'ids' | 'payments' | 'secrets' | 'unitOfWork'>

type SignInput = Omit<NewOrder, 'method' | 'shownTotal'> &
  Readonly<{
    signingId: string
    /** Discount code as typed. */
    code: string | null
    otp: string
    shownTotal: number
    /** Cents that may be open in direct debits. */
    limit: number
  }>

/**
 * Signs a mandate with the code that was sent and buys the package by it: order, mandate and debit
 * are written in one unit of work, idempotent by user and client id; the credits are posted at once
 * (decision 0046), and a mail announces the debit. Returns the order. Refuses 'sms_code_invalid',
 * 'account_not_active', and as `mayTryCode`, `mayDebit` and `writeOrder` do.
 * Rule: docs/product/payments.md, Direct debit.
 */
export async function signMandate(ports: SignPorts, input: SignInput) {
  const signed = await ports.unitOfWork.run((repositories) => sign(repositories, ports, input))
  if (signed.ok) await settleOrder(ports, { orderId: signed.value.id })
  return signed
}

async function sign(repositories: Repositories, ports: SignPorts, input: SignInput) {
  const { userId, clientId } = input
  const user = await repositories.users.lock(userId)
  if (!user) return refuse('account_not_active')
  const earlier = await repositories.orders.first({ userId, clientId })
  if (earlier) return ok(earlier)
  const signing = await tryCode(repositories, ports, input)
  if (!signing.ok) return signing
  const { limit, packageId, shownTotal: amount } = input
  const purchase = { user, packageId, amount, limit, debtor: signing.value }
  const allowed = await checkMayDebit(repositories, ports, purchase)
  if (!allowed.ok) return allowed
  const written = await writeOrder(repositories, ports, { ...input, method: 'sdd' })
  if (!written.ok) return written
  return ok(await writeDebit(repositories, ports, written.value, signing.value))
}

/** Counts a wrong code as a try; only the newest signing of a member can be signed. */
async function tryCode(
  { signings }: Repositories,
  { clock, secrets }: SignPorts,
  { userId, signingId, otp }: SignInput
) {
  const signing = await signings.lastOf(userId)
  if (signing?.id !== signingId) return refuse('sms_code_expired')
  const allowed = mayTryCode(signing, clock.now())
  if (!allowed.ok) return allowed
  const code = otp.replace(/\D/g, '')
  if (secrets.isSigned(codeToSign(signing.id, code), signing.digest)) return ok(signing)
  await signings.update(signing.id, { tries: signing.tries + 1 })
  return refuse('sms_code_invalid')
}

async function writeDebit(
  { mandates, debits, orders, signings, jobs }: Repositories,
  { ids, clock, secrets }: SignPorts,
  order: Order,
  signing: Signing
): Promise<Order> {
  const signedAt = clock.now()
  const mandate = { ...mandateOf(signing, signedAt), ...digestsOf(secrets, signing) }
  const debit: Debit = {
    id: ids.next(),
    orderId: order.id,
    mandateId: mandate.id,
    amount: order.totalAmount,
    currency: 'EUR',
    endToEndId: endToEndIdOf(order.id),
    collectOn: collectionDay(signedAt),
    state: 'ready',
    createdAt: signedAt,
    exportedIn: null,
    exportedAt: null,
    settledAt: null,
    returnedAt: null,
    returnReason: null,
    unblockedAt: null,
    unblockReason: null,
  }
  await mandates.add(mandate)
  await debits.add(debit)
  await signings.update(signing.id, { signedAt })
  const changes = { status: 'pending', providerPaymentId: debit.id } as const
  await orders.update(order.id, changes)
  await jobs.add({ name: 'send_mail', kind: 'debit', userId: order.userId, debitId: debit.id })
  return { ...order, ...changes }
}

function mandateOf(signing: Signing, signedAt: DateTime) {
  const { id, userId, reference, accountHolder, iban, phone } = signing
  const { street, houseNumber, zip, city, country } = signing
  return {
    id,
    userId,
    reference,
    accountHolder,
    iban,
    phone,
    street,
    houseNumber,
    zip,
    city,
    country,
    signedAt,
  }
}
