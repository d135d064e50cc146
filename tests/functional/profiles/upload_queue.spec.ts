import { setImmediate as soon } from 'node:timers/promises'
import { test } from '@japa/runner'
import { Semaphore } from '#adapters/sharp/semaphore'

/** Ten simultaneous pictures: which have started, and a way to finish each. */
function tenAtOnce(semaphore: Semaphore) {
  const started: number[] = []
  const ends: ((error?: Error) => void)[] = []
  const done = Array.from({ length: 10 }, (_, number) =>
    semaphore.run(() => {
      started.push(number)
      return new Promise<number>((fulfil, reject) => {
        ends[number] = (error) => (error ? reject(error) : fulfil(number))
      })
    })
  )
  return { started, ends, done }
}

test.group('Pictures uploaded at the same time', () => {
  test('are processed two at a time, in order of arrival', async ({ assert }) => {
    const { started, ends, done } = tenAtOnce(new Semaphore(2))
    await soon()
    assert.deepEqual(started, [0, 1])
    for (let number = 0; number < 10; number++) {
      ends[number]()
      assert.equal(await done[number], number)
      await soon()
      assert.lengthOf(started, Math.min(number + 3, 10))
    }
    assert.deepEqual(started, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('free their slot when they fail', async ({ assert }) => {
    const { started, ends, done } = tenAtOnce(new Semaphore(2))
    await soon()
    ends[0](new Error('broken'))
    await assert.rejects(() => done[0], 'broken')
    await soon()
    assert.deepEqual(started, [0, 1, 2])
    for (let number = 1; number < 10; number++) {
      ends[number]()
      await done[number]
      await soon()
    }
  })
})
