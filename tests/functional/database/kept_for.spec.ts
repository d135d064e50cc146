import { test } from '@japa/runner'
import { keptFor } from '#queries/kept_for'

test.group('An answer that is kept for a while', () => {
  test('is read once for each question, until it is forgotten', async ({ assert }) => {
    const asked: string[] = []
    const places = keptFor(60_000, async (word: string) => asked.push(word))
    await Promise.all([places.get('one'), places.get('one'), places.get('two')])
    assert.deepEqual(asked, ['one', 'two'])
    places.forget()
    await places.get('one')
    assert.deepEqual(asked, ['one', 'two', 'one'])
  })

  test('is forgotten when 2,000 others have come since', async ({ assert }) => {
    let reads = 0
    const numbers = keptFor(60_000, async (_: number) => (reads += 1))
    for (let number = 0; number <= 2000; number += 1) await numbers.get(number)
    await numbers.get(2000)
    assert.equal(reads, 2001)
    await numbers.get(0)
    assert.equal(reads, 2002)
  })

  test('is read again after a read that failed', async ({ assert }) => {
    let reads = 0
    const failing = keptFor(60_000, async (_: string) => {
      if (reads++ === 0) throw new Error('The database is away')
      return reads
    })
    await assert.rejects(() => failing.get('one'), 'The database is away')
    assert.equal(await failing.get('one'), 2)
  })
})
