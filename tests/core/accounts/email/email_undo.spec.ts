import { test } from '@japa/runner'
import { confirmEmailChange } from '#core/accounts/email/confirm_email_change'
import { undoEmailChange } from '#core/accounts/email/undo_email_change'
import { refuse } from '#core/result'
import {
  requestChange,
  emailOf,
  portsWithAda,
  undoLink,
} from '#tests/support/accounts/email_changes'

test.group('Undoing a change of the e-mail address', () => {
  test('restores the old one within 48 hours', async ({ assert }) => {
    const ports = await portsWithChange()
    ports.clock.advance({ hours: 48, milliseconds: -1 })
    assert.isTrue((await undoEmailChange(ports, { secret: 'secret-2' })).ok)
    assert.equal(emailOf(ports), 'ada@example.com')
  })

  test('expires after 48 hours', async ({ assert }) => {
    const ports = await portsWithChange()
    ports.clock.advance({ hours: 48 })
    const outcome = await undoEmailChange(ports, { secret: 'secret-2' })
    assert.deepEqual(outcome, refuse('mail_link_invalid'))
  })

  test('works once', async ({ assert }) => {
    const ports = await portsWithChange()
    await undoEmailChange(ports, { secret: 'secret-2' })
    const again = await undoEmailChange(ports, { secret: 'secret-2' })
    assert.deepEqual(again, refuse('mail_link_invalid'))
  })

  test('does not work with the link that confirmed', async ({ assert }) => {
    const ports = await portsWithAda()
    await requestChange(ports)
    assert.deepEqual(
      await undoEmailChange(ports, { secret: 'secret-1' }),
      refuse('mail_link_invalid')
    )
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
