import type { User } from '#core/users/user'
import { lotsOf } from '#core/credits/lots'
import { anyAge, refundable, type RefundPart } from '#core/credits/refundable'
import type { Order } from '#core/payments/orders/order'
import { returnedByOrder, type Refund } from '#core/payments/refunds/refund'
import { writeRefund } from '#core/payments/refunds/write_refund'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'
import { settingsOfSite } from '#core/sites/settings/settings_of_site'

type RequestInput = Readonly<{
  userId: string
  /** Made by the browser with the form. */
  requestId: string
  /** The sum of what the member was shown and agreed to, in minor units. */
  shownTotal: number
  refundDays: number
}>

/**
 * Refunds all unused credits of a member that `refundable` finds, each bundle to the method that paid
 * for it, less what the member owes. The credits are taken at once; a job asks the provider, which may take long. The member
 * stays premium. Idempotent by request id. Returns the refunds. Refuses 'account_closed',
 * 'nothing_to_refund', and 'refund_changed' when the sum differs from what the member was shown.
 * Rule: docs/product/payments.md, Refunds.
 */
export function requestRefund(ports: Uses<'clock' | 'ids' | 'unitOfWork'>, input: RequestInput) {
  return ports.unitOfWork.run(async (repositories) => {
    const { orders, users, refunds } = repositories
    // In the order of `lockOrder`.
    const user = await users.lock(input.userId)
    const bundles = await orders.lockCompletedOf(input.userId)
    if (!user || !mayRequest(user)) return refuse('account_closed')
    const earlier = await refunds.ofUser(user.id)
    const sameRequest = earlier.filter(({ requestId }) => requestId === input.requestId)
    if (sameRequest.length > 0) return ok(sameRequest)
    const parts = await partsNow(repositories, ports, { ...input, user, bundles })
    if (parts.length === 0) return refuse('nothing_to_refund')
    if (refundTotal(parts) !== input.shownTotal) return refuse('refund_changed')
    return ok(await writeRefunds(repositories, ports, input, parts))
  })
}

/**
 * Refunds what a member paid for and did not use, as their account is erased: however old, where their site
 * does so. Runs inside that unit of work, with the lock on the member.
 * Rule: docs/product/payments.md, Leaving.
 */
export async function refundOnLeaving(
  repositories: Repositories,
  ports: Uses<'clock' | 'ids'>,
  user: User
) {
  const settings = await settingsOfSite(repositories, user.siteId)
  if (!settings.refundUnusedOnLeaving) return
  const bundles = await repositories.orders.lockCompletedOf(user.id)
  const refundDays = refundDaysOnLeaving(settings, false)
  const parts = await partsNow(repositories, ports, { user, bundles, refundDays })
  await writeRefunds(repositories, ports, { userId: user.id, requestId: 'leaving' }, parts)
}

/**
 * The days in which a bundle is refunded to who leaves a site: however old where the site does so, and to
 * who leaves over new terms on every site. Rule: docs/product/payments.md, Leaving.
 */
export function refundDaysOnLeaving(
  settings: Pick<SiteSettings, 'refundDays' | 'refundUnusedOnLeaving'>,
  isOverTerms: boolean
) {
  return settings.refundUnusedOnLeaving || isOverTerms ? anyAge : settings.refundDays
}

/** The sum in minor units whatever the currency, only to compare with what was shown. */
export function refundTotal(parts: readonly Pick<RefundPart, 'amount'>[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0)
}

function mayRequest({ status }: User): boolean {
  return status === 'active' || status === 'not_confirmed'
}

type Held = Readonly<{ user: User; bundles: readonly Order[]; refundDays: number }>

/** What `refundable` finds now. */
async function partsNow(
  { ledger, providerRefunds, refunds }: Repositories,
  { clock }: Uses<'clock'>,
  { bundles, refundDays, user: { credits: balance, id: userId } }: Held
) {
  const earlier = [...(await refunds.ofUser(userId)), ...(await providerRefunds.ofUser(userId))]
  const movements = await ledger.lotMovementsOf(userId)
  return refundable({
    lots: lotsOf({ userId, balance, movements }),
    bundles,
    refunded: returnedByOrder(earlier),
    refundDays,
    now: clock.now(),
  })
}

async function writeRefunds(
  repositories: Repositories,
  ports: Uses<'clock' | 'ids'>,
  { userId, requestId }: Pick<RequestInput, 'userId' | 'requestId'>,
  parts: readonly RefundPart[]
) {
  const written: Refund[] = []
  for (const { orderId, credits, amount, costsAmount, currency } of parts) {
    const money = { amount, costsAmount, currency }
    const part = { userId, requestId, orderId, credits, ...money, refundedBy: null }
    written.push(await writeRefund(repositories, ports, part))
  }
  return written
}
