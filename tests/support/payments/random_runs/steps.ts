import fc from 'fast-check'
import { paymentStatuses, refundStatuses } from '#core/ports/payment_gateway'
import { ada, bob } from '#tests/support/people/people'

export const buyers = [ada().user.id, bob().user.id]

/**
 * After how many writes and calls the process crashes; null, as for most steps, when it does not.
 */
const crashesAfter = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.nat(8) }
)

/** What members and the site do. `nth` picks one of the payments or refunds that exist. */
const atShop = [
  fc.record({
    kind: fc.constant('buy' as const),
    userId: fc.constantFrom(...buyers),
    clientId: fc.constantFrom('form-1', 'form-2', 'form-3'),
    code: fc.constantFrom(null, 'SPRING10'),
    crashesAfter,
  }),
  fc.record({ kind: fc.constant('webhook' as const), nth: fc.nat(5), crashesAfter }),
  fc.record({ kind: fc.constant('return' as const), nth: fc.nat(5), crashesAfter }),
  fc.record({
    kind: fc.constant('spend' as const),
    userId: fc.constantFrom(...buyers),
    credits: fc.integer({ min: 1, max: 40 }),
    crashesAfter,
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    userId: fc.constantFrom(...buyers),
    requestId: fc.constantFrom('request-1', 'request-2', 'request-3'),
    crashesAfter,
  }),
  fc.record({
    kind: fc.constant('pay_out' as const),
    nth: fc.nat(5),
    status: fc.constantFrom(...refundStatuses),
    crashesAfter,
  }),
  fc.record({
    kind: fc.constant('refund_ends' as const),
    nth: fc.nat(5),
    status: fc.constantFrom('refunded' as const, 'failed' as const),
    crashesAfter: fc.constant(null),
  }),
] as const

/** Steps with a provider that reports any status at any time, even impossible ones. */
export const anySteps = fc.oneof(
  ...atShop,
  fc.record({
    kind: fc.constant('provider_reports' as const),
    nth: fc.nat(5),
    status: fc.constantFrom(...paymentStatuses, 'paid' as const, 'paid' as const),
    crashesAfter: fc.constant(null),
  })
)

/** Steps with payers and banks that only do what is possible in reality. */
export const realisticSteps = fc.oneof(
  ...atShop,
  fc.record({
    kind: fc.constant('money' as const),
    nth: fc.nat(5),
    does: fc.constantFrom(
      ...(['pays', 'pays', 'pays', 'pays_again', 'fails', 'expires', 'charges_back'] as const)
    ),
    crashesAfter: fc.constant(null),
  })
)

type CommandOf<A> = A extends fc.Arbitrary<infer C> ? C : never

export type Step = CommandOf<typeof anySteps> | CommandOf<typeof realisticSteps>

export type StepNamed<K extends Step['kind']> = Extract<Step, { kind: K }>
