import { happenings, type Happening } from '#core/admin/orders/happening'
import { invoiceName } from '#core/payments/invoices/invoice'
import { auditOfOrder } from '#queries/admin/audit_of'
import { read } from '#queries/read'
import BankTransfer from '#models/bank_transfer'
import Claim from '#models/claim'
import Dispute from '#models/dispute'
import Invoice from '#models/invoice'
import LedgerMovement from '#models/ledger_movement'
import Order from '#models/order'
import PaymentEvent from '#models/payment_event'
import ProviderRefund from '#models/provider_refund'
import Refund from '#models/refund'
import User from '#models/user'

/** What happened to an order, at an instant in milliseconds; amounts in minor units. */
type HappeningRow = Readonly<{
  at: number
  what: Happening
  /** Which kind of it: of a movement, a document, the state of a refund. */
  kind: string | null
  /** Number or reference, if it has one. */
  name: string | null
  credits: number | null
  amount: number | null
}>

/** An order that an admin of all sites, or of its site, may see; null for others. */
export async function orderSeenBy(orderId: string, siteId: string | null) {
  const order = await Order.find(orderId)
  const user = order && (await User.findOrFail(order.userId))
  if (!user || (siteId !== null && user.siteId !== siteId)) return null
  return { order, user }
}

/** An order with all that happened to it, the oldest first, and what admins did. */
export async function orderFile(order: Order) {
  const parts = await Promise.all([
    eventsOf(order),
    creditsOf(order),
    papersOf(order),
    refundsOf(order),
    claimsOf(order),
    disputesOf(order),
    transfersOf(order),
  ])
  const transfer = await BankTransfer.findBy('orderId', order.id)
  const forgiven = transfer?.forgiven ?? 0
  const happened = [...ownHappenings(order, forgiven), ...parts.flat()]
  happened.sort((one, other) => one.at - other.at || rankOf(one) - rankOf(other))
  return { happened, forgiven, audit: await auditOfOrder(order.id) }
}

function rankOf({ what }: HappeningRow) {
  return happenings.indexOf(what)
}

/** What was forgiven of its transfer lowered the price later: it was quoted and placed at the whole one. */
function ownHappenings(order: Order, forgiven: number) {
  const { completedAt, createdAt, supersededAt, totalAmount } = order
  const moments = [
    ['quoted', createdAt, totalAmount + forgiven],
    ['placed', createdAt, totalAmount + forgiven],
    ['completed', completedAt, totalAmount],
    ['superseded', supersededAt, totalAmount],
  ] as const
  return moments.flatMap(([what, at, amount]): HappeningRow[] => {
    if (!at) return []
    return [{ at: at.toMillis(), what, kind: null, name: null, credits: null, amount }]
  })
}

/** What the provider told, in its own words, and the status that it answered when it was asked then. */
async function eventsOf({ id: orderId }: Order): Promise<HappeningRow[]> {
  const events = await PaymentEvent.query().where({ orderId })
  return events.map(({ kind: event, receivedAt, state, status }) => ({
    at: receivedAt.toMillis(),
    what: 'provider',
    kind: status,
    name: [event, state].filter((word) => word !== null).join(': ') || null,
    credits: null,
    amount: null,
  }))
}

async function creditsOf({ id: orderId }: Order): Promise<HappeningRow[]> {
  const movements = await LedgerMovement.query().where({ orderId })
  return movements.map(({ at, credits, kind, to }) => {
    const change = to.startsWith('member:') ? credits : -credits
    return { at: at.toMillis(), what: 'credits', kind, name: null, credits: change, amount: null }
  })
}

async function papersOf({ id: orderId }: Order): Promise<HappeningRow[]> {
  const papers = await Invoice.query().where({ orderId })
  return papers.map((paper) => ({
    at: paper.issuedAt.toMillis(),
    what: 'paper',
    kind: paper.kind,
    name: invoiceName(paper),
    credits: null,
    amount: paper.grossAmount,
  }))
}

async function refundsOf({ id: orderId }: Order): Promise<HappeningRow[]> {
  const own = await Refund.query().where({ orderId })
  const made = await ProviderRefund.query().where({ orderId })
  const what = 'refund'
  return [
    ...own.map(({ amount, createdAt, credits, status }) => {
      return { at: createdAt.toMillis(), what, kind: status, name: null, credits, amount } as const
    }),
    ...made.map(({ amount, foundAt, id: name }) => {
      const at = foundAt.toMillis()
      return { at, what, kind: 'at_provider', name, credits: null, amount } as const
    }),
  ]
}

async function claimsOf({ id: orderId }: Order): Promise<HappeningRow[]> {
  const claims = await Claim.query().where({ orderId })
  return claims.map(({ amount, foundAt, reference }) => {
    const at = foundAt.toMillis()
    return { at, what: 'claim', kind: null, name: reference, credits: null, amount }
  })
}

async function disputesOf({ id: orderId }: Order): Promise<HappeningRow[]> {
  const disputes = await Dispute.query().where({ orderId })
  return disputes.map(({ amount, openedAt, reason: name, status: kind }) => {
    return { at: openedAt.toMillis(), what: 'dispute', kind, name, credits: null, amount }
  })
}

/** Money that the payer sent to our account. */
async function transfersOf({ id: orderId }: Order): Promise<HappeningRow[]> {
  const arrived = await read<{ amount: number; foundAt: number; reference: string }>(
    'incoming_transfers'
  )
    .join('bank_transfers', 'bank_transfers.reference', 'incoming_transfers.reference')
    .where('bank_transfers.order_id', orderId)
    .select('incoming_transfers.amount', 'found_at', 'incoming_transfers.reference')
  return arrived.map(({ amount, foundAt: at, reference: name }) => {
    return { at, what: 'money', kind: null, name, credits: null, amount }
  })
}
