import { test } from '@japa/runner'
import { leavingDiscount } from '#core/payments/discounts/leaving_discount'
import { noSpendingLimits } from '#core/payments/spending/spending_limits'
import { springCode } from '#tests/support/payments/discount_codes'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob } from '#tests/support/people/people'

const userId = ada().user.id

test.group('The discount for a leaving member', () => {
  test('is a code of theirs, good for one order within seven days', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    const code = await leavingDiscount(ports, { userId, percentage: 20 })
    const createdAt = ports.clock.now()
    const expiresAt = createdAt.plus({ days: 7 })
    const terms = { userId, valuePercentage: 20, purpose: 'leaving', createdAt, expiresAt } as const
    assert.deepEqual(code, springCode({ ...terms, code: code?.code }))
  })

  test('is made once, and shown again while it can be used', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    const first = await leavingDiscount(ports, { userId, percentage: 20 })
    ports.clock.advance({ days: 6 })
    assert.deepEqual(await leavingDiscount(ports, { userId, percentage: 50 }), first)
    ports.clock.advance({ days: 1 })
    assert.isNull(await leavingDiscount(ports, { userId, percentage: 20 }))
    assert.equal(ports.repositories.discountCodes.rows.size, 1)
  })

  test('is not shown once it was used', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    const made = await leavingDiscount(ports, { userId, percentage: 20 })
    await ports.unitOfWork.run(({ discountCodes }) =>
      discountCodes.update(made?.code ?? '', { status: 'used' })
    )
    assert.isNull(await leavingDiscount(ports, { userId, percentage: 20 }))
  })

  test('is not offered where the site has none, nor during a pause of purchases', async ({
    assert,
  }) => {
    const ports = await portsWith(ada(), bob())
    assert.isNull(await leavingDiscount(ports, { userId, percentage: null }))
    const pausedUntil = ports.clock.now().plus({ days: 1 })
    await ports.unitOfWork.run(({ spendingLimits }) =>
      spendingLimits.add({ ...noSpendingLimits(userId), pausedUntil })
    )
    assert.isNull(await leavingDiscount(ports, { userId, percentage: 20 }))
    assert.equal(ports.repositories.discountCodes.rows.size, 0)
  })
})
