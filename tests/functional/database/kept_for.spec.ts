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
