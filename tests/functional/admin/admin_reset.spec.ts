import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Ports } from '#core/ports'
import { runCommand } from '#tests/support/operators/run_command'
import { adminAtWork, codeNow, signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'

const email = 'owner@vonk.example'

test.group('A sole owner who lost every second factor', (group) => {
  inTransaction(group)

  test('is let in anew by the operator, with an audit row', async ({ assert, client }) => {
    const { admin, get } = await adminAtWork(client, 'owner')
    await recoveryCode(admin.id)
    const { exitCode, report } = await runCommand(
      'admin:reset',
      email,
      '--reason=Lost the phone',
      '--yes'
    )
    assert.equal(exitCode, 0)
    assert.include(report, 'Log in at /admin with the password as it was')
    assert.isEmpty(await db.from('admin_sessions'))
    assert.isEmpty(await db.from('recovery_codes'))
    const out = await get('/admin')
    assert.match(String(out.header('location')), /^\/admin\/login/)
    const [row] = await db.from('audit_rows')
    assert.include(row, { act: 'change_admins', admin_id: null, subject_id: admin.id })
    assert.equal(row.reason, 'Lost the phone')

    const again = await adminAtWork(client, 'owner', { minutesAgo: null })
    await again.shows('/admin/second-factor', 'Scan this code with an authenticator app')
    const guess = await again.post('/admin/second-factor', { code: await codeNow(), next: '' })
    guess.assertStatus(422)
  })

  test('gets a new password where that is lost too', async ({ assert }) => {
    const { admin } = await signInAdmin('owner')
    const { report } = await runCommand(
      'admin:reset',
      ` ${email.toUpperCase()}`,
      '--new-password',
      '--yes'
    )
    const password = / with (\S+)$/m.exec(report)?.[1] ?? ''
    const { passwords } = await app.container.make(Ports)
    const { password_hash: hash } = await db.from('admins').where('id', admin.id).firstOrFail()
    assert.isTrue(await passwords.verify(hash, password))
  })

  test('is told when nobody has the address', async ({ assert }) => {
    const { exitCode, report } = await runCommand('admin:reset', 'nobody@vonk.example')
    assert.equal(exitCode, 1)
    assert.include(report, 'No admin has the e-mail address nobody@vonk.example')
    assert.isEmpty(await db.from('audit_rows'))
  })
})

async function recoveryCode(adminId: string) {
  const { unitOfWork } = await app.container.make(Ports)
  await unitOfWork.run(({ recoveryCodes }) =>
    recoveryCodes.add({ digest: 'of a code', adminId, usedAt: null })
  )
}
