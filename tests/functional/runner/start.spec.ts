import { test } from '@japa/runner'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { freePort } from '#tests/support/processes/free_port'

test.group('Before a start', () => {
  test('nothing is said where the port is free and the temporary folder can be written', async ({
    assert,
  }) => {
    const { status, stderr } = canStart({ PORT: String(await freePort()) })
    assert.equal(status, 0)
    assert.equal(stderr, '')
  })

  test('a port that is taken is said, on whichever address', async ({ assert, cleanup }) => {
    for (const address of ['127.0.0.1', '0.0.0.0']) {
      const other = createServer().listen(0, address)
      cleanup(() => void other.close())
      await once(other, 'listening')
      const { port } = other.address() as AddressInfo
      const { status, stderr } = canStart({ PORT: String(port) })
      assert.equal(status, 1, address)
      assert.include(stderr, `Port ${port} is taken by another program.`)
      assert.include(stderr, 'PORT=3400 npm start')
    }
  })

  test('a host that is not this machine is said', async ({ assert }) => {
    for (const HOST of ['192.0.2.1', 'no-such-host.invalid']) {
      const { status, stderr } = canStart({ PORT: String(await freePort()), HOST })
      assert.equal(status, 1, HOST)
      assert.equal(stderr, `HOST is ${HOST}, which is no address of this machine\n`)
    }
  })

  test('a temporary folder that is gone is said', async ({ assert }) => {
    const { status, stderr } = canStart({ PORT: String(await freePort()), TMPDIR: '/gone' })
    assert.equal(status, 1)
    assert.match(stderr, /^The temporary folder cannot be written, so uploads would fail: ENOENT/)
  })
})

/** What `npm start` asks first, before it installs or builds anything. */
function canStart(settings: NodeJS.ProcessEnv) {
  const { PATH } = process.env
  const env = { PATH, HOST: 'localhost', ...settings }
  return spawnSync(process.execPath, ['bin/can_start.mjs'], { env, encoding: 'utf8' })
}
