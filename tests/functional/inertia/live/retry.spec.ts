import { test } from '@japa/runner'
import '@japa/assert'
import { retry } from '../../../../inertia/live/retry.js'

/** An attempt that fails that many times before it works; records tries and pauses. */
function failing(failures: number, isWanted: (tries: number) => boolean = () => true) {
  const seen = { tries: 0, pauses: [] as number[] }
  const attempt = async () => (++seen.tries > failures ? 'an answer' : null)
  const pause = async (milliseconds: number) => void seen.pauses.push(milliseconds)
  const outcome = retry(attempt, { pause, isWanted: () => isWanted(seen.tries) })
  return { seen, outcome }
}

test.group('A call that fails', () => {
  test('is retried 5 times with exponential backoff', async ({ assert }) => {
    const { seen, outcome } = failing(Infinity)
    assert.isNull(await outcome)
    assert.deepEqual(seen, { tries: 6, pauses: [500, 1000, 2000, 4000, 8000] })
  })

  test('may succeed at the last retry', async ({ assert }) => {
    const { seen, outcome } = failing(5)
    assert.equal(await outcome, 'an answer')
    assert.equal(seen.tries, 6)
  })

  test('is not retried once it worked or is not wanted any more', async ({ assert }) => {
    const once = failing(0)
    assert.equal(await once.outcome, 'an answer')
    assert.deepEqual(once.seen, { tries: 1, pauses: [] })

    const unwanted = failing(Infinity, (tries) => tries < 2)
    assert.isNull(await unwanted.outcome)
    assert.equal(unwanted.seen.tries, 2)
  })
})
