import { test } from '@japa/runner'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { postedCredits, lotsOf } from '#core/credits/lots'

const userId = 'ada'
const begin = DateTime.utc(2026, 3, 1)
type LotMovement = Parameters<typeof lotsOf>[0]['movements'][number]

function came(number: number, credits: number, orderId: string | null): LotMovement {
  const at = begin.plus({ minutes: number })
  return { id: `${number}`, from: 'house:sales', to: 'member:ada', credits, orderId, at }
}

function taken(number: number, credits: number, orderId: string): LotMovement {
  return { ...came(number, credits, orderId), from: 'member:ada', to: 'house:sales' }
}

function unusedOf(movements: readonly LotMovement[], balance: number) {
  return lotsOf({ userId, movements, balance }).map(({ orderId, unused }) => [orderId, unused])
}

test.group('The lots of a member', () => {
  test('are spent first in, first out', ({ assert }) => {
    const movements = [came(1, 20, 'old'), came(2, 50, 'new')]
    assert.deepEqual(unusedOf(movements, 70), [
      ['new', 50],
      ['old', 20],
    ])
    assert.deepEqual(unusedOf(movements, 45), [
      ['new', 45],
      ['old', 0],
    ])
  })

  test('of one moment are in the order of their ids', ({ assert }) => {
    const [one, other] = [came(1, 20, 'one'), { ...came(1, 50, 'other'), id: '2' }]
    for (const movements of [
      [one, other],
      [other, one],
    ]) {
      assert.deepEqual(unusedOf(movements, 50)[0], ['other', 50])
    }
  })

  test('are separate for gifted credits: later ones do not refill a bundle', ({ assert }) => {
    const movements = [came(1, 50, 'order'), came(2, 10, null)]
    assert.deepEqual(unusedOf(movements, 10), [
      [null, 10],
      ['order', 0],
    ])
  })

  test('shrink by a refund and grow again when it failed', ({ assert }) => {
    const refunded = [came(1, 50, 'order'), taken(2, 30, 'order')]
    assert.deepEqual(lotsOf({ userId, movements: refunded, balance: 20 })[0], {
      orderId: 'order',
      credits: 20,
      unused: 20,
      openedAt: begin.plus({ minutes: 1 }),
    })
    assert.deepEqual(unusedOf([...refunded, came(3, 30, 'order')], 50), [['order', 50]])
  })

  test('cover a reversal beyond the rest of its bundle from the others', ({ assert }) => {
    const movements = [came(1, 20, 'old'), came(2, 50, 'new'), taken(3, 20, 'old')]
    assert.deepEqual(unusedOf(movements, 30), [
      ['new', 30],
      ['old', 0],
    ])
  })

  test('show how many credits of an order are posted', ({ assert }) => {
    assert.equal(postedCredits([came(1, 50, 'order'), taken(2, 30, 'order')]), 20)
    assert.equal(postedCredits([]), 0)
  })
})

type Step = { kind: 'buy' | 'give' | 'spend' | 'refund'; credits: number }
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom<Step['kind']>('buy', 'give', 'spend', 'spend', 'refund'),
    credits: fc.integer({ min: 1, max: 60 }),
  }),
  { maxLength: 40 }
)

/** Keeps every lot by hand, as a cashier would: each spending takes from the oldest that has any. */
function byHand(story: readonly Step[]) {
  const drawers: { orderId: string | null; unused: number }[] = []
  const movements: LotMovement[] = []
  story.forEach(({ kind, credits }, number) => {
    if (kind === 'buy' || kind === 'give') {
      const orderId = kind === 'buy' ? `order-${number}` : null
      drawers.push({ orderId, unused: credits })
      movements.push(came(number, credits, orderId))
    } else if (kind === 'spend') {
      spendByHand(drawers, credits)
    } else {
      const newest = drawers.findLast(({ orderId, unused }) => orderId && unused > 0)
      if (!newest?.orderId) return
      const back = Math.min(credits, newest.unused)
      newest.unused -= back
      movements.push(taken(number, back, newest.orderId))
    }
  })
  return { drawers, movements, balance: drawers.reduce((sum, { unused }) => sum + unused, 0) }
}

function spendByHand(drawers: { unused: number }[], credits: number) {
  let owed = credits
  if (drawers.reduce((sum, { unused }) => sum + unused, 0) < credits) return
  for (const drawer of drawers) {
    const taking = Math.min(owed, drawer.unused)
    drawer.unused -= taking
    owed -= taking
  }
}

test.group('The lots of a member, for random histories', () => {
  test('are equal to those of a reference model', ({ assert }) => {
    fc.assert(
      fc.property(steps, (story) => {
        const { drawers, movements, balance } = byHand(story)
        assert.deepEqual(
          unusedOf(movements, balance),
          drawers.map(({ orderId, unused }) => [orderId, unused]).reverse()
        )
      }),
      { numRuns: 500 }
    )
  })
})
