import { test } from '@japa/runner'
import type { DateTime } from 'luxon'
import type { Token } from '#core/users/token'
import type { DiscountCode } from '#core/payments/discounts/discount_code'
import type { ChosenLogins } from '#core/repositories/logins'
import type { UnitOfWork } from '#core/ports/unit_of_work'
import { ada, bob } from '#tests/support/people/people'

const springCode: DiscountCode = {
  code: 'SPRING10',
  status: 'active',
  valuePercentage: 10,
  country: 'NL',
  userId: null,
  currency: 'EUR',
  minimumOrderValue: 1500,
  paymentMethods: ['ideal'],
  expiresAt: null,
  orderId: null,
}

/** What every unit of work does; it begins without the people of the tests. */
export function unitOfWorkContract(name: string, unitOfWork: () => Promise<UnitOfWork>) {
  test.group(`${name} as a unit of work`, () => {
    test('commits the writes and returns the result of the work', async ({ assert }) => {
      const work = await unitOfWork()
      const isAdded = await work.run(({ users }) => users.addUnlessKnown(ada().user))
      const found = await work.run(({ users }) => users.find(ada().user.id))
      assert.isTrue(isAdded)
      assert.equal(found?.email, 'ada@example.com')
    })

    test('rolls everything back when the work throws', async ({ assert }) => {
      const work = await unitOfWork()
      const fault = new Error('halfway')
      const attempt = work.run(async ({ users }) => {
        await users.add(ada().user)
        await users.add(bob().user)
        throw fault
      })
      await assert.rejects(() => attempt, 'halfway')
      assert.isNull(await work.run(({ users }) => users.find(ada().user.id)))
      assert.isNull(await work.run(({ users }) => users.find(bob().user.id)))
    })

    test('stores one discount code for each name', async ({ assert }) => {
      const work = await unitOfWork()
      const add = (valuePercentage: number) =>
        work.run(({ discountCodes }) =>
          discountCodes.addUnlessKnown({ ...springCode, valuePercentage })
        )
      assert.isTrue(await add(10))
      assert.isFalse(await add(90))
      const found = await work.run(({ discountCodes }) => discountCodes.lock('SPRING10'))
      assert.deepEqual(found, { ...springCode, valuePercentage: 10 })
    })

    test('works again after a fault', async ({ assert }) => {
      const work = await unitOfWork()
      const attempt = work.run(() => Promise.reject(new Error('halfway')))
      await assert.rejects(() => attempt, 'halfway')
      assert.isTrue(await work.run(({ users }) => users.addUnlessKnown(ada().user)))
    })

    test('ends the chosen logins of one user', async ({ assert }) => {
      const work = await unitOfWork()
      await work.run(async ({ users, logins }) => {
        await users.add(ada().user)
        await users.add(bob().user)
        for (const number of [1, 2, 3]) await logins.add(login(number, ada().user.id))
        await logins.add(login(4, bob().user.id))
      })
      const end = (chosen: ChosenLogins) => work.run(({ logins }) => logins.end(chosen))
      const userId = ada().user.id
      assert.deepEqual(await end({ userId, only: login(4, '').id }), [])
      assert.deepEqual(await end({ userId, only: login(1, '').id }), [login(1, '').id])
      assert.deepEqual(await end({ userId, except: login(2, '').id }), [login(3, '').id])
      assert.deepEqual(await end({ userId }), [login(2, '').id])
      assert.deepEqual(await end({ userId: bob().user.id }), [login(4, '').id])
    })

    test('counts the links of one purpose, and renews one', async ({ assert }) => {
      const work = await unitOfWork()
      const userId = ada().user.id
      const made = ada().user.signupDate
      const count = (since: DateTime) =>
        work.run(({ tokens }) => tokens.count(userId, 'password_reset', since))
      await work.run(async ({ users, tokens }) => {
        await users.add(ada().user)
        await tokens.add(link(1, 'password_reset'))
        await tokens.add(link(2, 'activation'))
        const expiresAt = made.plus({ hours: 1 })
        await tokens.renew(link(1, 'activation').id, { digest: 'newer', expiresAt })
      })
      assert.equal(await count(made), 1)
      assert.equal(await count(made.plus(1)), 0)
      const old = await work.run(({ tokens }) =>
        tokens.first({ purpose: 'password_reset', digest: 'digest 1' })
      )
      assert.isNull(old)
      const newer = await work.run(({ tokens }) =>
        tokens.first({ purpose: 'password_reset', digest: 'newer' })
      )
      assert.isTrue(newer?.expiresAt.equals(made.plus({ hours: 1 })))
    })

    test('loses no update when many lock the same user concurrently', async ({ assert }) => {
      const work = await unitOfWork()
      await work.run(({ users }) => users.addUnlessKnown(ada().user))
      const count = () =>
        work.run(async ({ users }) => {
          const user = await users.lock(ada().user.id)
          await users.update(ada().user.id, { freeMessagesUsed: (user?.freeMessagesUsed ?? 0) + 1 })
        })
      await Promise.all(Array.from({ length: 10 }, count))
      const user = await work.run(({ users }) => users.find(ada().user.id))
      assert.equal(user?.freeMessagesUsed, 10)
    })
  })
}

function login(number: number, userId: string) {
  const at = ada().user.signupDate
  const id = `01900000-0000-7000-c000-00000000000${number}`
  return { id, userId, userAgent: 'A test', country: 'NL', createdAt: at, lastSeenAt: at }
}

function link(number: number, purpose: Token['purpose']): Token {
  const { id: userId, signupDate: createdAt } = ada().user
  const id = `01900000-0000-7000-d000-00000000000${number}`
  const digest = `digest ${number}`
  return { id, userId, purpose, digest, createdAt, expiresAt: createdAt, usedAt: null }
}
