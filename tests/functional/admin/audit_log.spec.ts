import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { terminal } from '#core/admin/admin'
import { verifyAudit } from '#core/admin/audit/verify_audit'
import { createAdmin } from '#core/admin/admins/create_admin'
import { Ports } from '#core/ports'
import CheckAuditJob from '#jobs/check_audit_job'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { runJob } from '#tests/support/queue/jobs'
import { closedSite } from '#tests/support/sites/other_site'

async function makeAdmins(number: number) {
  const ports = await app.container.make(Ports)
  for (let one = 1; one <= number; one++) {
    await createAdmin(ports, {
      by: terminal,
      admin: {
        email: `admin${one}@vonk.example`,
        name: 'Grace',
        role: 'support',
        siteId: null,
        locale: 'en',
        timeZone: 'UTC',
        password: 'a long enough password',
      },
    })
  }
  return ports
}

/** What only somebody with rights over the database can do. */
async function tamper(...statements: readonly string[]) {
  const isPostgres = db.connection().dialect.name === 'postgres'
  if (isPostgres) await db.rawQuery('alter table audit_rows disable trigger user')
  else
    for (const change of ['update', 'delete'])
      await db.rawQuery(`drop trigger audit_rows_no_${change}`)
  for (const statement of statements) await db.rawQuery(statement)
}

/** The numbers are a key, so that two rows change places by way of a third. */
const tampering = [
  [`update audit_rows set subject_id = 'somebody' where number = 2`],
  ['delete from audit_rows where number = 2'],
  ['delete from audit_rows where number = 3'],
  [
    'update audit_rows set number = 9 where number = 2',
    'update audit_rows set number = 2 where number = 3',
    'update audit_rows set number = 3 where number = 9',
  ],
]

test.group('The audit log in the database', (group) => {
  inTransaction(group)

  for (const statement of [
    `update audit_rows set reason = 'none'`,
    'delete from audit_rows where number = 2',
  ]) {
    test(`refuses: ${statement}`, async ({ assert }) => {
      await makeAdmins(3)
      await db.rawQuery('savepoint attempt')
      await assert.rejects(() => db.rawQuery(statement), /append only/)
      await db.rawQuery('rollback to savepoint attempt')
    })
  }

  test('shows a changed, a missing and a reordered row', async ({ assert }) => {
    const ports = await makeAdmins(3)
    await db.rawQuery('savepoint written')
    const found: unknown[] = []
    for (const statements of tampering) {
      await tamper(...statements)
      const verified = await verifyAudit(ports)
      found.push(verified.ok || [verified.refusal, verified.details.number])
      await db.rawQuery('rollback to savepoint written')
    }
    assert.deepEqual(found, [
      ['audit_row_changed', 2],
      ['audit_row_missing', 2],
      ['audit_row_missing', 3],
      ['audit_row_changed', 2],
    ])
  })

  test('sets the names of values apart from words', async ({ client }) => {
    await makeAdmins(1)
    const { as } = await signInAdmin('owner')
    const page = await as(client.get('/admin/audit'))
    page.assertTextIncludes('<code>role</code>: <code>support</code>')
  })

  test('is checked by night, and a break is shown and raises an alarm', async ({
    assert,
    client,
  }) => {
    await makeAdmins(2)
    const { as } = await signInAdmin('owner')
    const unchecked = await as(client.get('/admin/audit'))
    unchecked.assertTextIncludes('checked yet')
    await runJob(CheckAuditJob, {})
    const whole = await as(client.get('/admin/audit'))
    whole.assertTextIncludes('All 2 rows are as they were written')
    await tamper(`update audit_rows set reason = 'none' where number = 2`)
    await runJob(CheckAuditJob, {})
    await runJob(CheckAuditJob, {})
    const broken = await as(client.get('/admin/audit'))
    broken.assertTextIncludes('Row 2 was changed')
    const dashboard = await as(client.get('/admin'))
    dashboard.assertTextIncludes('Broken')
    dashboard.assertTextIncludes('first bad row 2')
    const alarms = await db.from('alarms')
    assert.lengthOf(alarms, 1)
    assert.include(alarms[0], { kind: 'audit_log_broken', site_id: null })
  })

  test('is no matter of admins of one site', async ({ assert, client }) => {
    await runJob(CheckAuditJob, {})
    const { as } = await signInAdmin('owner', { changes: { siteId: await closedSite() } })
    const dashboard = await as(client.get('/admin'))
    const log = await as(client.get('/admin/audit'))
    assert.notInclude(dashboard.text(), 'checked')
    assert.notInclude(log.text(), 'Last checked')
  })

  test('is checked by a command', async ({ assert }) => {
    await makeAdmins(2)
    ace.ui.switchMode('raw')
    const whole = await ace.exec('audit:verify', [])
    assert.equal(whole.exitCode, 0)
    const [logged] = await db.from('audit_rows').orderBy('number', 'desc')
    assert.include(logged, { act: 'verify_audit', admin_id: null })
    assert.equal(JSON.parse(logged.after).rows, logged.number - 1)
    await tamper(`update audit_rows set reason = 'none' where number = 1`)
    const changed = await ace.exec('audit:verify', [])
    assert.equal(changed.exitCode, 1)
  })
})
