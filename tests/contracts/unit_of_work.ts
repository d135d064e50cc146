import { test } from '@japa/runner'
import type { UnitOfWork } from '#core/ports/unit_of_work'
import { ada, bob } from '#tests/support/people/people'

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

    test('works again after a fault', async ({ assert }) => {
      const work = await unitOfWork()
      const attempt = work.run(() => Promise.reject(new Error('halfway')))
      await assert.rejects(() => attempt, 'halfway')
      assert.isTrue(await work.run(({ users }) => users.addUnlessKnown(ada().user)))
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
