import { waitUntil } from '#tests/browser/story/wait_until'
import type { Buyer } from '#tests/killed/buyer'
import type { CrashingSite } from '#tests/killed/crashing_site'

export const refunded = {
  order: 'refunded',
  credits: 0,
  premium: true,
  movements: ['purchase 50', 'refund 50'],
  refunds: ['completed 1999'],
  given: ['refunded 1999'],
}
export const chargedBack = {
  ...refunded,
  order: 'charged_back',
  movements: ['chargeback 50', 'purchase 50'],
  refunds: [],
  given: [],
}
export const completed = {
  ...chargedBack,
  order: 'completed',
  credits: 50,
  movements: ['purchase 50'],
}
export const failed = { ...completed, order: 'failed', credits: 0, premium: false, movements: [] }

/** Resolves once no refund of the buyer is under way. */
export async function isPaidOut(site: CrashingSite, { userId }: Buyer) {
  const waiting = `select 1 from refunds where ended_at is null and order_id in
    (select id from orders where user_id = '${userId}')`
  await waitUntil(async () => (await site.sql(waiting)).length === 0, 'the end of the refund')
}

/** The rows of a buyer and their one order, in our tables and at the provider. */
export async function outcomeOf(site: CrashingSite, { userId }: Buyer) {
  const [order, ...more] = await site.sql(
    `select id, status from orders where user_id = '${userId}'`
  )
  if (more.length > 0) throw new Error('There is more than one order')
  const [user] = await site.sql(`select credits, paid_user from users where id = '${userId}'`)
  const lines = async (columns: string, from: string) => {
    const rows = await site.sql(`select ${columns} from ${from}`)
    return rows.map((row) => Object.values(row).join(' ')).toSorted()
  }
  return {
    order: order?.status,
    credits: user.credits,
    premium: Boolean(user.paid_user),
    movements: await lines('kind, credits', `ledger_movements where order_id = '${order?.id}'`),
    refunds: await lines('status, amount', `refunds where order_id = '${order?.id}'`),
    given: await lines(
      'r.status, r.amount',
      `sandbox_refunds r join sandbox_payments p on p.id = r.payment_id where p.order_id = '${order?.id}'`
    ),
  }
}
