import type { HttpContext } from '@adonisjs/core/http'

/** A withdrawal that is filled in, and is made when it is confirmed. */
type PendingWithdrawal = Readonly<{
  name: string
  contract: string
  email: string
  orderId: string | null
  requestId: string
}>

/** In the session, so that it stands in no address. */
const key = 'pending_withdrawals'

/** More than somebody fills in at a time, each in a tab. */
const most = 5

export function storePendingWithdrawal(ctx: HttpContext, pending: PendingWithdrawal) {
  const others = allPending(ctx).filter(({ requestId }) => requestId !== pending.requestId)
  ctx.session.put(key, [...others, pending].slice(-most))
}

/** The one of a form. It stays once it is made: sent again, it is the same ticket. */
export function pendingWithdrawal(ctx: HttpContext, requestId: unknown) {
  return allPending(ctx).find((pending) => pending.requestId === requestId) ?? null
}

function allPending({ session }: HttpContext): readonly PendingWithdrawal[] {
  return session.get(key, [])
}
