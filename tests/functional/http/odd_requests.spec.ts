import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { test } from '@japa/runner'
import HttpExceptionHandler from '#exceptions/handler'
import { siteUrl } from '#tests/support/http/cookies'
import { openConnections, proxy } from '#tests/support/http/connection'
import { inTransaction } from '#tests/support/database/transactions'
import { addSite } from '#tests/support/sites/other_site'
import { clearSettingsCache } from '#tests/support/sites/settings'

/** `fetch` does not send every method. */
function ask(method: string, path: string) {
  return new Promise<{ status: number; allow: string; length: number }>((resolve, reject) => {
    const sent = request(new URL(path, siteUrl), { method }, (answer) => {
      let length = 0
      answer.on('data', (chunk: Buffer) => (length += chunk.length))
      answer.on('end', () => {
        resolve({ status: answer.statusCode!, allow: answer.headers.allow ?? '', length })
      })
    })
    sent.on('error', reject).end()
  })
}

test.group('An odd request', (group) => {
  inTransaction(group)

  test('is answered shortly: {method} {path}')
    .with([
      { method: 'OPTIONS', path: '/', status: 204 },
      { method: 'OPTIONS', path: '/nothing', status: 204 },
      { method: 'PROPFIND', path: '/', status: 405 },
      { method: 'REPORT', path: '/admin/login', status: 405 },
    ])
    .run(async ({ assert }, { method, path, status }) => {
      const answer = await ask(method, path)
      assert.equal(answer.status, status)
      assert.equal(answer.length, 0)
      assert.match(answer.allow, /GET, HEAD, POST/)
    })

  test('finds its site by a name with the dot of the root', async ({ assert }) => {
    await addSite('flirt.example', 'Flirt')
    const connections = await openConnections()
    for (const host of ['flirt.example', 'flirt.example.', 'FLIRT.example.:8080']) {
      const headers = { 'X-Forwarded-Host': host }
      const asked = { from: proxy, path: '/api/settings.php', headers }
      const { name } = (await json(await connections.ask(asked))) as { name: string }
      assert.equal(name, 'Flirt', host)
    }
    connections.close()
    clearSettingsCache()
  })

  test('with two slashes in front is led to no other site', async ({ assert }) => {
    const answer = await fetch(`${siteUrl}//evil.example/?t=5`, { redirect: 'manual' })
    assert.notMatch(answer.headers.get('location') ?? '', /^\/\//)
  })

  test('whose body is packed wrongly is no error of ours', async ({ assert }) => {
    const logged: string[] = []
    const logger = {
      error: () => logged.push('error'),
      warn: ({ status }: { status: number }) => logged.push(`warn ${status}`),
    }
    const handler = new HttpExceptionHandler()
    for (const code of ['Z_DATA_ERROR', 'ERR__ERROR_FORMAT_PADDING_1']) {
      await handler.report(Object.assign(new Error('bad'), { code }), { logger } as never)
    }
    assert.deepEqual(logged, ['warn 400', 'warn 400'])
  })
})
