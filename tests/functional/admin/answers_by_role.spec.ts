import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { teamWithOneOfEach } from '#tests/support/admin/team'
import { columns, expectedAnswers } from '#tests/support/admin/expected_answers'
import { filledForm } from '#tests/support/admin/filled_forms'
import { secret } from '#tests/support/admin/one_of_each'
import { signInAdmin, type As } from '#tests/support/admin/signed_in'
import { statementsOf, type Statement } from '#tests/support/database/statements'
import { allRows } from '#tests/support/database/tables'
import { inTransaction } from '#tests/support/database/transactions'
import type { Asked } from '#tests/support/http/every_route'
import { closedSite } from '#tests/support/sites/other_site'

test.group('Every route of the back office, asked about one of each', (group) => {
  inTransaction(group)

  test('answers each role as the table says', async ({ assert, client }) => {
    const { ids, routes, siteId, team } = await withOneOfEach(client)
    const found: Record<string, string> = {}
    for (const asked of routes) {
      const answers: string[] = []
      for (const column of columnsOf(asked)) {
        const answer = await undone(() => ask(client, asked, { as: team[column], siteId }))
        const route = `${describe(asked)} to ${column}`
        assert.match(answer.header('cache-control') ?? '', /no-store/, route)
        if (column === 'elsewhere') assert.isEmpty(told(answer, ids), route)
        answers.push(shown(answer))
      }
      if (asked.method === 'GET' && !asked.pattern.includes(':')) {
        const filtered = await team.elsewhere(client.get(`${asked.path}?site=${siteId}`))
        assert.isEmpty(told(filtered, ids), `${describe(asked)} of the other site`)
      }
      found[describe(asked)] = answers.join(' ')
    }
    assert.deepEqual(found, await expectedAnswers())
  }).timeout(240_000)

  test('changes nothing of one site for an owner of another', async ({ assert, client }) => {
    const { routes, siteId, team } = await withOneOfEach(client)
    const before = await rows()
    for (const asked of routes.filter(({ method }) => method === 'POST')) {
      const after = await undone(() => {
        return rowsAfter(before, () => ask(client, asked, { as: team.elsewhere, siteId }))
      })
      assert.isEmpty(lost(before, after), `${describe(asked)} changed something`)
      assert.notInclude(added(before, after).join(), siteId, `${describe(asked)} added something`)
    }
  }).timeout(300_000)

  test('leaves an audit row with each act that changes something', async ({ assert, client }) => {
    const { routes, siteId, team } = await withOneOfEach(client)
    const before = await rows()
    const acts: string[] = []
    for (const asked of routes.filter(({ method }) => method === 'POST')) {
      const after = await undone(() =>
        rowsAfter(before, () => ask(client, asked, { as: team.owner, siteId }))
      )
      const [changed, logged] = byLog(added(before, after))
      if (changed.length === 0 && lost(before, after).length === 0) continue
      acts.push(describe(asked))
      assert.isNotEmpty(logged, `${describe(asked)} changed ${changed.join(' ')}`)
    }
    assert.isAbove(acts.length, 60)
  }).timeout(300_000)

  test('changes nothing by GET but what is seen of its admin, and logged as read', async ({
    assert,
    client,
  }) => {
    const { routes, siteId, team } = await withOneOfEach(client)
    const before = await rows()
    for (const asked of routes.filter(({ method }) => method === 'GET')) {
      const after = await rowsAfter(before, () => ask(client, asked, { as: team.owner, siteId }))
      assert.deepEqual(besideLog(after), besideLog(before), describe(asked))
    }
  }).timeout(300_000)
})

async function withOneOfEach(client: ApiClient) {
  const { routes, siteId, team } = await teamWithOneOfEach(client)
  const changes = {
    id: '01900000-0000-7000-a000-00000000000b',
    email: 'elsewhere@vonk.example',
    siteId: await closedSite(),
  }
  const { as: elsewhere } = await signInAdmin('owner', { changes })
  const { as: late } = await signInAdmin('owner', { minutesAgo: 20 })
  const asked = routes.filter(({ pattern }) => !isLoginStep(pattern))
  const ids = asked.filter(({ pattern }) => isOfSite(pattern)).flatMap(({ path }) => idsIn(path))
  return { ids: new Set(ids), routes: asked, siteId, team: { ...team, elsewhere, late } }
}

/** Nothing that is only looked at asks for a second factor. */
function columnsOf({ method }: Asked) {
  return method === 'GET' ? columns.filter((column) => column !== 'late') : columns
}

/** Whether a route is about what an admin of another site finds in no list. */
function isOfSite(pattern: string) {
  return /^\/admin\/(appeals|complaints|conversations|members|orders|pictures|reports)\//.test(
    pattern
  )
}

function idsIn(text: string) {
  return text.match(/[\da-f]{8}-[\da-f-]{27}/g) ?? []
}

/** What a page tells that is not for an admin of another site; a page that is not found repeats its address. */
function told(answer: ApiResponse, ids: ReadonlySet<string>) {
  const text = answer.text().toLowerCase()
  const found = answer.status() === 404 ? [] : idsIn(text).filter((id) => ids.has(id))
  return text.includes(secret) ? [...found, secret] : found
}

/** The steps of the login are for whoever has got that far. */
function isLoginStep(pattern: string) {
  return /^\/admin\/(login|logout|second-factor|confirm)(\/|$)/.test(pattern)
}

/** Undoes what an act did, so that the next role finds everything as it was. */
async function undone<T>(act: () => Promise<T>) {
  await db.rawQuery('savepoint asked')
  const answer = await act()
  await db.rawQuery('rollback to savepoint asked')
  await limiter.clear(['memory'])
  return answer
}

function ask(client: ApiClient, asked: Asked, { as, siteId }: { as: As; siteId: string }) {
  const { method, path } = asked
  return method === 'GET'
    ? as(client.get(path))
    : as(client.post(path)).json(filledForm(asked, siteId))
}

function describe({ method, pattern }: Asked) {
  return `${method} ${pattern}`
}

/** A redirect as its path, with ids left out; any other answer as its status. */
function shown(answer: ApiResponse) {
  const to = answer.header('location')
  if (answer.status() < 300 || answer.status() >= 400 || !to) return String(answer.status())
  const { pathname } = new URL(String(to), 'http://localhost')
  return pathname.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, ':id')
}

/** When an admin was seen, and whom work is with. */
const unheeded = ['admin_sessions', 'work_claims']

/** What `rows` finds after an act, known without a look where nothing was written. */
async function rowsAfter(before: readonly string[], act: () => Promise<unknown>) {
  const sent = await statementsOf(act)
  return sent.some(mayWrite) ? rows() : before
}

function mayWrite({ sql }: Statement) {
  const [, written] = /^(?:insert into|update|delete from) [`"](\w+)[`"]/.exec(sql) ?? []
  const mayBe = /\b(insert|update|delete|replace|create|alter|drop|call)\b/i.test(sql)
  return mayBe && !unheeded.includes(written)
}

/** Every row as text, with its table. */
async function rows() {
  const found: string[] = []
  for (const [table, all] of Object.entries(await allRows())) {
    if (unheeded.includes(table)) continue
    found.push(...JSON.parse(all).map((row: object) => `${table} ${JSON.stringify(row)}`))
  }
  return found
}

function besideLog(all: readonly string[]) {
  return all.filter((row) => !/^audit_(rows|words|head) /.test(row))
}

/** An admin changes their own account, and every act the end of the audit log. */
function lost(before: readonly string[], after: readonly string[]) {
  const kept = new Set(after)
  return before.filter((row) => !kept.has(row) && !/^(admins|audit_head) /.test(row))
}

function added(before: readonly string[], after: readonly string[]) {
  const known = new Set(before)
  return after.filter((row) => !known.has(row))
}

/** The rows that an act added beside the audit log, but for a wrong password, and its rows in that log. */
function byLog(found: readonly string[]) {
  const others = found.filter(
    (row) => !/^(audit_rows|audit_words|audit_head|login_attempts) /.test(row)
  )
  return [others, found.filter((row) => row.startsWith('audit_rows '))] as const
}
