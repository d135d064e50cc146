import fc from 'fast-check'
import { paymentStatuses, refundStatuses } from '#core/ports/payment_gateway'
import { ada, bob } from '#tests/support/people/people'

export const buyers = [ada().user.id, bob().user.id]

/** After how many of its steps the process ends in which a command runs; most end well. */
const crashesAfter = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.nat(8) }
)

/** What members and the shop do. `nth` picks among the payments or refunds there are. */
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
    told: fc.constantFrom(...refundStatuses),
    crashesAfter,
  }),
  fc.record({
    kind: fc.constant('refund_ends' as const),
    nth: fc.nat(5),
    told: fc.constantFrom('refunded' as const, 'failed' as const),
    crashesAfter: fc.constant(null),
  }),
] as const

/** A provider that tells anything of a payment at any time, also what cannot be. */
export const anySteps = fc.oneof(
  ...atShop,
  fc.record({
    kind: fc.constant('tell' as const),
    nth: fc.nat(5),
    status: fc.constantFrom(...paymentStatuses, 'paid' as const, 'paid' as const),
    crashesAfter: fc.constant(null),
  })
)

/** What payers and their banks do with money, as it is possible. */
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
