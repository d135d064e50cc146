import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import type { ApiResponse, ApiRequest } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { teamWithOneOfEach } from '#tests/support/admin/team'
import { withPlainPasswords } from '#tests/support/accounts/login'
import { adminOf } from '#tests/support/admin/admins'
import { filledForm } from '#tests/support/admin/filled_forms'
import { allRows } from '#tests/support/database/tables'
import { inTransaction } from '#tests/support/database/transactions'
import { ofPage } from '#tests/support/http/malformed'
import { openConnections, proxy, stranger } from '#tests/support/http/connection'
import { sitePorts } from '#tests/support/site/ports'

/** An address of nobody, in a block for documentation. */
const elsewhere = '192.0.2.1'

/** `.env.test` names the addresses that reach the back office. */
test.group('From another address than the listed ones, the back office', (group) => {
  inTransaction(group)
  withPlainPasswords(group)

  test('answers 404 to an owner at every route, and does nothing', async ({ assert, client }) => {
    const { routes, siteId, team } = await teamWithOneOfEach(client)
    const before = await allRows()
    for (const asked of routes) {
      const { method, path } = asked
      const request: ApiRequest = method === 'GET' ? client.get(path) : client.post(path)
      if (method !== 'GET') request.json(filledForm(asked, siteId))
      const from = { ...ofPage, 'X-Forwarded-For': elsewhere }
      const answer = await team.owner(request).headers(from)
      assert.equal(answer.status(), 404, `${method} ${path}`)
    }
    assert.deepEqual(await allRows(), before)
  }).timeout(120_000)

  test('takes no password, and counts no attempt', async ({ assert, client }) => {
    const password = 'correct horse battery'
    const { passwords, unitOfWork } = await sitePorts()
    const owner = adminOf('owner', { passwordHash: await passwords.hash(password) })
    await unitOfWork.run(({ admins }) => admins.add(owner))
    const logIn = (typed: string) => {
      const form = { email: owner.email, password: typed }
      return client.post('/admin/login').form(form).withCsrfToken().redirects(0)
    }
    for (let time = 1; time <= 5; time++) {
      const guess = await logIn('a guess').header('X-Forwarded-For', elsewhere)
      guess.assertStatus(404)
    }
    const right = await logIn(password).header('X-Forwarded-For', elsewhere)
    right.assertStatus(404)
    assert.isEmpty(await db.from('admin_sessions'))
    const here = await logIn(password)
    here.assertHeader('location', '/admin/second-factor?next=%2Fadmin')
  })

  test('looks as any page that does not exist', async ({ assert, client }) => {
    const login = await client.get('/admin/login').header('X-Forwarded-For', elsewhere)
    const none = await client.get('/no-page').header('X-Forwarded-For', elsewhere)
    login.assertStatus(404)
    assert.equal(shapeOf(login, '/admin/login'), shapeOf(none, '/no-page'))
  })
})

test.group('The address that counts for the back office', (group) => {
  inTransaction(group)
  let connections: Awaited<ReturnType<typeof openConnections>>
  group.each.setup(async () => {
    connections = await openConnections()
    return () => connections.close()
  })

  test('is {whose}')
    .with([
      { whose: 'a listed one', from: proxy, status: 200 },
      { whose: 'the one that a trusted proxy names', from: proxy, named: elsewhere, status: 404 },
      { whose: 'the own one of anybody else', from: stranger, status: 404 },
      { whose: 'not what anybody else says', from: stranger, named: proxy, status: 404 },
    ])
    .run(async ({ assert }, { from, named, status }) => {
      const headers = named === undefined ? undefined : { 'X-Forwarded-For': named }
      const answer = await connections.ask({ from, path: '/admin/login', headers })
      await text(answer)
      assert.equal(answer.statusCode, status)
    })
})

/** A page without its address, and without the words that differ at each request. */
function shapeOf(answer: ApiResponse, path: string) {
  return answer
    .text()
    .replaceAll('\\/', '/')
    .replaceAll(path, 'path')
    .replaceAll(/nonce="[^"]*"|"csrfToken":"[^"]*"|name="_csrf" value="[^"]*"/g, '')
}
