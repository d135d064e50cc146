import { test } from '@japa/runner'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import drive from '@adonisjs/drive/services/main'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import Site from '#models/site'
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
import { clearSettingsCache } from '#tests/support/sites/settings'

test.group('Every route of the back office, asked about one of each', (group) => {
  inTransaction(group)
  group.each.setup(() => {
    drive.fake()
    return () => {
      drive.restore()
      clearSettingsCache()
    }
  })

  test('answers each role, and an owner of another site, as the table says', async ({
    assert,
    client,
  }) => {
    const { routes, team } = await withOneOfEach(client)
    const found: Record<string, string> = {}
    for (const asked of routes) {
      const answers: string[] = []
      for (const column of columns) {
        const answer = await undone(() => ask(client, asked, team[column]))
        const route = `${describe(asked)} to ${column}`
        assert.match(answer.header('cache-control') ?? '', /no-store/, route)
        if (column === 'elsewhere') assert.notInclude(answer.text().toLowerCase(), secret, route)
        answers.push(shown(answer))
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
        return rowsAfter(before, () => ask(client, asked, team.elsewhere))
      })
      assert.isEmpty(lost(before, after), `${describe(asked)} changed something`)
      assert.notInclude(added(before, after).join(), siteId, `${describe(asked)} added something`)
    }
  }).timeout(300_000)

  test('leaves a row in the audit log with each act that changes something', async ({
    assert,
    client,
  }) => {
    const { routes, team } = await withOneOfEach(client)
    const before = await rows()
    const acts: string[] = []
    for (const asked of routes.filter(({ method }) => method === 'POST')) {
      const after = await undone(() => rowsAfter(before, () => ask(client, asked, team.owner)))
      const [changed, logged] = byLog(added(before, after))
      if (changed.length === 0 && lost(before, after).length === 0) continue
      acts.push(describe(asked))
      assert.isNotEmpty(logged, `${describe(asked)} changed ${changed.join(' ')}`)
    }
    assert.isAbove(acts.length, 60)
  }).timeout(300_000)

  test('changes nothing by GET but what is seen of its admin, and whom work is with', async ({
    assert,
    client,
  }) => {
    const { routes, team } = await withOneOfEach(client)
    const before = await rows()
    for (const asked of routes.filter(({ method }) => method === 'GET')) {
      const after = await rowsAfter(before, () => ask(client, asked, team.owner))
      assert.deepEqual(after, before, describe(asked))
    }
  }).timeout(300_000)
})

async function withOneOfEach(client: ApiClient) {
  const { routes, team } = await teamWithOneOfEach(client)
  const changes = {
    id: '01900000-0000-7000-a000-00000000000b',
    email: 'elsewhere@vonk.example',
    siteId: await closedSite(),
  }
  const { as: elsewhere } = await signInAdmin('owner', { changes })
  const { id: siteId } = await Site.query().orderBy('createdAt').firstOrFail()
  const asked = routes.filter(({ pattern }) => !isLoginStep(pattern))
  return { routes: asked, siteId, team: { ...team, elsewhere } }
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

async function ask(client: ApiClient, asked: Asked, as: As) {
  const { method, path } = asked
  if (method === 'GET') return as(client.get(path))
  const { id: siteId } = await Site.query().orderBy('createdAt').firstOrFail()
  return as(client.post(path)).json(filledForm(asked, siteId))
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
  const others = found.filter((row) => !/^(audit_rows|audit_head|login_attempts) /.test(row))
  return [others, found.filter((row) => row.startsWith('audit_rows '))] as const
}
