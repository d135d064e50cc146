import { test } from '@japa/runner'
import '@japa/assert'
import { tryAgain } from '../../../../inertia/live/retry.js'

/** Fails so many times before it works; counts its tries, and the pauses between them. */
function failing(failures: number, isWanted: (tries: number) => boolean = () => true) {
  const seen = { tries: 0, pauses: [] as number[] }
  const attempt = async () => (++seen.tries > failures ? 'an answer' : null)
  const pause = async (milliseconds: number) => void seen.pauses.push(milliseconds)
  const outcome = tryAgain(attempt, { pause, isWanted: () => isWanted(seen.tries) })
  return { seen, outcome }
}

test.group('A call that fails', () => {
  test('is tried 5 times more, each after a pause twice as long', async ({ assert }) => {
    const { seen, outcome } = failing(Infinity)
    assert.isNull(await outcome)
    assert.deepEqual(seen, { tries: 6, pauses: [500, 1000, 2000, 4000, 8000] })
  })

  test('is answered by the last try of all', async ({ assert }) => {
    const { seen, outcome } = failing(5)
    assert.equal(await outcome, 'an answer')
    assert.equal(seen.tries, 6)
  })

  test('is not tried again once it worked, or nobody wants it any more', async ({ assert }) => {
    const once = failing(0)
    assert.equal(await once.outcome, 'an answer')
    assert.deepEqual(once.seen, { tries: 1, pauses: [] })

    const unwanted = failing(Infinity, (tries) => tries < 2)
    assert.isNull(await unwanted.outcome)
    assert.equal(unwanted.seen.tries, 2)
  })
})
