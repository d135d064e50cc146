import { errorMonitor, once } from 'node:events'
import { test } from '@japa/runner'
import { logOutput } from '#config/log_output'
import { isFullDatabase, noteFullDatabase, wasFullDatabase } from '#operations/full_database'

test.group('A log whose disk is full', () => {
  test('takes lines all the same, and drops none too early', async ({ assert, cleanup }) => {
    const output = logOutput('/dev/full')
    cleanup(() => output.destroy())
    let isDropped = false
    output.on('drop', () => (isDropped = true))
    for (let line = 0; line < 3; line++) {
      // Without somebody who listens to it, an error would end the process.
      const failed = once(output, errorMonitor)
      output.write(`line ${line}\n`)
      await failed
    }
    assert.doesNotThrow(() => output.emit('error', new Error('Still full')))
    assert.isFalse(isDropped)
    output.write('x'.repeat(2 * 1024 * 1024))
    assert.isTrue(isDropped)
  })
})

test.group('A database whose disk is full', () => {
  test('is told by the code of its error, or of what caused that', async ({ assert }) => {
    const ofPostgres = Object.assign(new Error('could not extend file'), { code: '53100' })
    const ofSqlite = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
    for (const error of [ofPostgres, ofSqlite, new Error('Not sent', { cause: ofPostgres })]) {
      assert.isTrue(isFullDatabase(error))
    }
    const busy = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' })
    assert.isFalse(isFullDatabase(busy))
    assert.isFalse(isFullDatabase('53100'))
  })

  test('is remembered for a minute', async ({ assert }) => {
    const now = Date.now() - 120_000
    noteFullDatabase(now)
    assert.isTrue(wasFullDatabase(now + 59_000))
    assert.isFalse(wasFullDatabase(now + 60_000))
  })
})
