import { test } from '@japa/runner'
import { confirmEmailChange } from '#core/accounts/email/confirm_email_change'
import { undoEmailChange } from '#core/accounts/email/undo_email_change'
import { refuse } from '#core/result'
import { loginOf, resetLink } from '#tests/support/accounts/core_logins'
import {
  requestChange,
  emailOf,
  portsWithAda,
  undoLink,
  userId,
} from '#tests/support/accounts/email_changes'

test.group('Undoing a change of the e-mail address', () => {
  test('restores the old one within 48 hours, not a moment later', async ({ assert }) => {
    const ports = await portsWithChange()
    const undo = () => undoEmailChange(ports, { secret: 'secret-2' })
    ports.clock.advance({ hours: 48 })
    assert.deepEqual(await undo(), refuse('mail_link_invalid'))
    ports.clock.advance({ milliseconds: -1 })
    assert.isTrue((await undo()).ok)
    assert.equal(emailOf(ports), 'ada@example.com')
    const [{ undoneAt }] = ports.repositories.emailChanges.rows.values()
    assert.deepEqual(undoneAt, ports.clock.now())
  })

  test('ends every login and every other link of the account', async ({ assert }) => {
    const ports = await portsWithChange()
    await ports.repositories.logins.add(loginOf(userId, 'thief'))
    const works = await resetLink(ports, userId)
    await undoEmailChange(ports, { secret: 'secret-2' })
    assert.deepEqual(ports.events.published, [{ name: 'logins_ended', loginIds: ['thief'] }])
    assert.isFalse(works())
  })

  test('is refused with a forged link, and once the account is erased', async ({ assert }) => {
    const ports = await portsWithChange()
    const forged = await undoEmailChange(ports, { secret: 'a guess' })
    await ports.repositories.users.update(userId, { status: 'deleted', email: null })
    const late = await undoEmailChange(ports, { secret: 'secret-2' })
    assert.deepEqual([forged, late], Array(2).fill(refuse('mail_link_invalid')))
  })

  test('does not work with the link that confirms', async ({ assert }) => {
    const ports = await portsWithAda()
    await requestChange(ports)
    const outcome = await undoEmailChange(ports, { secret: 'secret-1' })
    assert.deepEqual(outcome, refuse('mail_link_invalid'))
  })

  test('works once', async ({ assert }) => {
    const ports = await portsWithChange()
    await undoEmailChange(ports, { secret: 'secret-2' })
    const again = await undoEmailChange(ports, { secret: 'secret-2' })
    assert.deepEqual(again, refuse('mail_link_invalid'))
  })

  test('undoes later changes too, and invalidates their links', async ({ assert }) => {
    const ports = await portsWithChange()
    await requestChange(ports, 'thief@second.example')
    await confirmEmailChange(ports, { secret: 'secret-3' })
    await undoLink(ports)
    assert.isTrue((await undoEmailChange(ports, { secret: 'secret-2' })).ok)
    const thiefs = await undoEmailChange(ports, { secret: 'secret-4' })
    assert.deepEqual(thiefs, refuse('mail_link_invalid'))
    assert.equal(emailOf(ports), 'ada@example.com')
  })
})

/** Ada's address has been changed, and the old one told: with secret-2. */
async function portsWithChange() {
  const ports = await portsWithAda()
  await requestChange(ports)
  await confirmEmailChange(ports, { secret: 'secret-1' })
  await undoLink(ports)
  return ports
}
