import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { sessionCookie } from '#config/session_cookies'
import { demoPassword } from '#database/demo/password'
import { NodeSecrets } from '#adapters/system/node_secrets'
import { startWorker } from '#tests/cluster/parts/worker'
import { startSystemd } from '#tests/install/units'
import { waitUntil } from '#tests/browser/story/wait_until'
import { freePort } from '#tests/support/processes/free_port'
import { secretIn } from '#tests/support/site/log_secrets'
import { type Program, startNode } from '#tests/support/site/node'
import { WatchedLog } from '#tests/support/site/watched_log'

const secrets: Readonly<Record<string, string>> = {
  'an e-mail address': 'mailed ada@vonk.example',
  'a password': `tried ${demoPassword}`,
  'the password of a server': 'connect postgres://vonk:hush@127.0.0.1:5432/vonk',
  'the token of a link': 'GET /activate?token=abc',
  'the cookie of a session': `cookie: ${sessionCookie}=1`,
  'a message': 'said Message 0190a8f2-6c1e-7d3b-9b5a-2f4e8c7d1a60',
  'an IBAN': 'debits NL91 ABNA 0417 1643 00',
  'a card': 'pays with 4242 4242 4242 4242',
}

const quiet: Program = [process.execPath, '--eval', 'setInterval(() => {}, 1000)']

let folder: string

const discreet = [
  '{"level":30,"time":1764350000000,"pid":42,"node":"host:42","request_id":"0190a8f2-6c1e-7d3b-9b5a-2f4e8c7d1a60","route":"pages.show","method":"GET","status":200,"ms":1.2,"member":"00ff00ff00ff00ff","msg":"request"}',
  // The digits of this id are by chance those of a card.
  '{"request_id":"c40be207-3702-4982-8467-9629db8d7162","route":"photos.show"}',
  'at file:///srv/vonk/node_modules/@adonisjs/core/build/index.js:12:4',
  '{"level":40,"msg":"GET /activate?[query] of [email] with [secret]"}',
  'a5e6f7a5e6f7a5e6f7a5e6f7a5e6f7a5e6f7a5e6f7a5e6f7a5e6f7a5e6f7a5e6',
  'redis://127.0.0.1:6379, postgres://postgres@127.0.0.1:5432/postgres',
]

test.group('A log under test', () => {
  test('is known to tell {$self}')
    .with(Object.keys(secrets))
    .run(({ assert }, what) => assert.equal(secretIn(secrets[what]), what))

  test('is known to tell a token, and a cookie by its value', ({ assert }) => {
    assert.equal(secretIn(`made ${new NodeSecrets().make()}`), 'a token')
    assert.equal(secretIn('cookie s%3AeyJtZXNzYWdlIjoi'), 'the cookie of a session')
  })

  test('is not blamed for what it may tell', ({ assert }) => {
    for (const line of discreet) assert.isNull(secretIn(line), line)
  })
})

test.group('A process that leaks on purpose is caught', (group) => {
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'vonk-leak-'))
    return () => rmSync(folder, { recursive: true })
  })

  for (const output of ['log', 'error'] as const) {
    test(`as a worker, by console.${output}, also once it was started again`, async ({
      assert,
    }) => {
      const log = new WatchedLog()
      const worker = startWorker('worker', { ...process.env, PORT: '0' }, log, quiet)
      await worker.stop()
      await log.assertDiscreet()
      await worker.start({}, leaking(output))
      await hasLeaked()
      await worker.stop()
      await assert.rejects(() => log.assertDiscreet(), /a card: pays/)
    })

    test(`as a web node, by console.${output}`, async ({ assert }) => {
      const log = new WatchedLog()
      const env = { ...process.env, HOST: '127.0.0.1', PORT: String(await freePort()) }
      const node = await startNode(env, log, leaking(output))
      await hasLeaked()
      await node.stop()
      await assert.rejects(() => log.assertDiscreet(), /a card: pays/)
    })
  }

  test('as a unit of the manual', async ({ assert }) => {
    const units = join(folder, 'etc/systemd/system')
    mkdirSync(units, { recursive: true })
    const program = join(folder, 'leak.mjs')
    writeFileSync(program, scriptOf('log'))
    writeFileSync(join(units, 'vonk-leak.service'), `ExecStart=${process.execPath} ${program}\n`)
    const placed = (page: string) => page
    const systemd = await startSystemd({ root: folder, compiled: folder, placed })
    await fetch(systemd.url, { method: 'POST', body: 'start vonk-leak' })
    await hasLeaked()
    await assert.rejects(() => systemd.stop(), /a card: pays/)
  })
})

function leaking(output: 'log' | 'error'): Program {
  return [process.execPath, '--input-type=module', '--eval', scriptOf(output)]
}

/** Answers as a web node does, and ends as one. */
function scriptOf(output: 'log' | 'error') {
  return `
    import { createServer } from 'node:http'
    import { writeFileSync } from 'node:fs'
    process.once('SIGTERM', () => process.exit(0))
    createServer((_, response) => response.end()).listen(Number(process.env.PORT ?? 0))
    console.${output}(${JSON.stringify(secrets['a card'])})
    writeFileSync(${JSON.stringify(join(folder, 'leaked'))}, '')`
}

function hasLeaked() {
  return waitUntil(async () => existsSync(join(folder, 'leaked')), 'it leaked')
}
