import { isWhole, seed } from '#tests/support/runner/sample'

/** The steps of the server in a complete purchase, by the action that causes them. */
export const stepsOf = {
  orders: [
    'orders.addUnlessKnown: written',
    'orders.addUnlessKnown: committed',
    'payment.create: answered',
    'orders.update: written',
    'orders.update: committed',
  ],
  pays: [
    'payment.find: answered',
    'paymentEvents.add: written',
    'paymentEvents.add, orders.update, ledger.post, users.update, jobs.add, invoices.add, jobs.add: committed',
    // The webhook comes again.
    'paymentEvents.add: committed',
  ],
  refunds: [
    'refunds.add: written',
    'refunds.add, ledger.post, jobs.add: committed',
    'payment.refund: answered',
    'refunds.update: written',
    'refunds.update, jobs.add, orders.update, invoices.add: committed',
  ],
  chargesBack: [
    'payment.find: answered',
    'paymentEvents.add: written',
    'paymentEvents.add, orders.update, ledger.post, invoices.add: committed',
    'paymentEvents.add: committed',
  ],
} as const

/**
 * The steps of these actions to crash at: every third in a quick run, which seeds 0, 1 and 2 begin at
 * another one. An action has more than two, so that each is crashed.
 */
export function crashesOf<A extends keyof typeof stepsOf>(...actions: readonly A[]) {
  const all = actions.flatMap((action) => stepsOf[action].map((step) => ({ action, step })))
  return isWhole ? all : all.filter((_, at) => (at + seed) % 3 === 0)
}

/** The actions before this one, in a purchase that ends refunded. */
export function actionsBefore(action: 'orders' | 'pays' | 'refunds') {
  const inOrder = ['orders', 'pays', 'refunds'] as const
  return inOrder.slice(0, inOrder.indexOf(action))
}
