import { errorMonitor, once } from 'node:events'
import { test } from '@japa/runner'
import { logOutput } from '#config/log_output'

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
