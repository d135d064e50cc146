import { test } from '@japa/runner'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { terminal } from '#core/admin/admin'
import { appendAudit } from '#core/admin/audit/append_audit'
import { createAdmin } from '#core/admin/admins/create_admin'
import CheckAuditJob from '#jobs/check_audit_job'
import { withPlainPasswords } from '#tests/support/accounts/login'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { runJob } from '#tests/support/queue/jobs'
import { sitePorts } from '#tests/support/site/ports'
import { closedSite } from '#tests/support/sites/other_site'

async function makeAdmins(number: number) {
  const ports = await sitePorts()
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
}

/** What only somebody with rights over the database can do. */
async function tamper(statement: string) {
  const isPostgres = db.connection().dialect.name === 'postgres'
  if (isPostgres) await db.rawQuery('alter table audit_rows disable trigger user')
  else
    for (const change of ['update', 'delete'])
      await db.rawQuery(`drop trigger audit_rows_no_${change}`)
  await db.rawQuery(statement)
}

test.group('The audit log in the database', (group) => {
  inTransaction(group)
  withPlainPasswords(group)

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

  test('sets the names of values apart from words', async ({ client }) => {
    await makeAdmins(1)
    const { shows } = await adminAtWork(client, 'owner')
    await shows('/admin/audit', '<code>role</code>: <code>support</code>')
  })

  test('is checked by night: a break is shown, and raises an alarm', async ({ assert, client }) => {
    await makeAdmins(2)
    const { shows } = await adminAtWork(client, 'owner')
    await shows('/admin/audit', 'been verified yet')
    await runJob(CheckAuditJob, {})
    await shows('/admin/audit', 'All 2 rows are unchanged')
    await tamper(`update audit_rows set reason = 'none' where number = 2`)
    await runJob(CheckAuditJob, {})
    await runJob(CheckAuditJob, {})
    await shows('/admin/audit', 'Row 2 was changed')
    await shows('/admin', 'Broken', 'first bad row 2')
    const alarms = await db.from('alarms')
    assert.lengthOf(alarms, 1)
    assert.include(alarms[0], { kind: 'audit_log_broken', site_id: null })
  })

  test('is found by the name of the admin or the member, and by words, without accents', async ({
    assert,
    client,
  }) => {
    await join(ada({ profile: { name: 'Émilie' } }), bob())
    const ports = await sitePorts()
    const write = (adminId: string | null, userId: string, reason: string) =>
      ports.unitOfWork.run((rows) =>
        appendAudit(ports, rows, {
          at: ports.clock.now(),
          adminId,
          act: 'note_member',
          subject: { kind: 'member', id: userId },
          siteId: null,
          before: null,
          after: { kind: 'beleefd' },
          reason,
        })
      )
    const changes = { name: 'Zoë Stone' }
    const { admin, read } = await adminAtWork(client, 'owner', { changes })
    await write(admin.id, bob().user.id, 'Boze brief ontvangen')
    await write(null, ada().user.id, 'Überweisung geprüft')
    const found = async (q: string) => {
      const page = await read(`/admin/audit?${new URLSearchParams({ q })}`)
      return ['Boze brief', 'Überweisung'].filter((reason) => page.includes(reason))
    }
    assert.deepEqual(await found('ZOE'), ['Boze brief'])
    assert.deepEqual(await found('emilie'), ['Überweisung'])
    assert.deepEqual(await found('uberw GEPR'), ['Überweisung'])
    assert.deepEqual(await found('beleefd'), ['Boze brief', 'Überweisung'])
    assert.deepEqual(await found('boze gepruft'), [])
    assert.deepEqual(await found('100%_'), [])
  })

  test('is no matter of admins of one site', async ({ assert, client }) => {
    await runJob(CheckAuditJob, {})
    const { read } = await adminAtWork(client, 'owner', { changes: { siteId: await closedSite() } })
    const dashboard = await read('/admin')
    const log = await read('/admin/audit')
    assert.notInclude(dashboard, 'checked')
    assert.notInclude(log, 'Last verified')
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
