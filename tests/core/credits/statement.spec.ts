import { test } from '@japa/runner'
import fc from 'fast-check'
import { conversationOf, statementLines } from '#core/credits/statement'

const came = (credits: number) => ({ from: 'house:sales', to: 'member:ada', credits }) as const
const went = (credits: number) => ({ from: 'member:ada', to: 'house:spent', credits }) as const

test.group('A statement', () => {
  test('has the change and the balance of each movement, newest first', ({ assert }) => {
    const movements = [went(2), went(1), came(50)]
    const lines = statementLines({ userId: 'ada', movements, balance: 47 })
    assert.deepEqual(
      lines.map(({ change, balance }) => [change, balance]),
      [
        [-2, 47],
        [-1, 49],
        [50, 50],
      ]
    )
  })

  test('starts from a balance of zero', ({ assert }) => {
    const legs = fc.array(
      fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 300 })).map(([isIn, credits]) => {
        return isIn ? came(credits) : went(credits)
      }),
      { minLength: 1 }
    )
    fc.assert(
      fc.property(legs, (movements) => {
        const balance = movements.reduce(
          (sum, { to, credits }) => sum + (to === 'member:ada' ? credits : -credits),
          0
        )
        const last = statementLines({ userId: 'ada', movements, balance }).at(-1)
        assert.equal(last?.balance, last?.change)
      })
    )
  })

  test('has the conversation in which credits were spent', ({ assert }) => {
    const id = '01900000-0000-7000-8000-000000000001'
    for (const kind of ['message', 'photo', 'gift']) {
      assert.equal(conversationOf({ idempotencyKey: `${kind}:${id}:form-1` }), id)
    }
    for (const idempotencyKey of [`purchase:${id}`, `purchase:${id}:1`, 'message:x:y', '']) {
      assert.isNull(conversationOf({ idempotencyKey }))
    }
  })
})
