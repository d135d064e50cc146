import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { nextWords, startChild } from '#tests/support/processes/child'

const program = new URL('../../support/processes/never_done.ts', import.meta.url).pathname

test.group('A process that is asked to stop', () => {
  test('cuts off what is not finished in time, says so, and ends with exit code 1', async ({
    assert,
    cleanup,
  }) => {
    const child = startChild(process.execPath, ['--import=@poppinss/ts-exec', program], {
      env: { ...process.env, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    cleanup(async () => void (await child.end('SIGKILL')))
    const log = text(child.process.stdout!)
    const { port } = await child.whenReady(nextWords<AddressInfo>(child.process))
    const isAsked = nextWords(child.process)
    const isCut = assert.rejects(() => fetch(`http://127.0.0.1:${port}/`))
    await isAsked

    assert.equal(await child.end('SIGTERM'), 1)
    await isCut
    assert.include(await log, 'Stopped before all requests and jobs were finished')
  })
})
