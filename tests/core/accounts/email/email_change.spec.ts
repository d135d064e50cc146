import { test } from '@japa/runner'
import { type FakePorts } from '#tests/fakes/fake_ports'
import { confirmEmailChange } from '#core/accounts/email/confirm_email_change'
import { requestEmailChange } from '#core/accounts/email/request_email_change'
import { resetLink } from '#tests/support/accounts/core_logins'
import { askedMails } from '#tests/support/mail/requested_mails'
import { bob } from '#tests/support/people/people'
import {
  requestChange,
  emailOf,
  portsWithAda,
  undoLink,
  userId,
  wish,
} from '#tests/support/accounts/email_changes'

test.group('Asking for another e-mail address', () => {
  test('mails a link for 24 hours to the new address, and changes nothing', async ({ assert }) => {
    const ports = await portsWithAda()
    const link = await requestChange(ports)
    assert.deepEqual(link, { to: 'ada@new.example', secret: 'secret-1', hours: 24 })
    const [mail] = askedMails(ports, 'email_change')
    assert.containSubset(mail, { userId })
    assert.equal(emailOf(ports), 'ada@example.com')
    const [{ digest }] = ports.repositories.emailChanges.rows.values()
    assert.equal(digest, 'digest of secret-1')
  })

  test('reveals nothing else with a wrong password', async ({ assert }) => {
    const ports = await portsWithAda()
    const guessed = { ...wish, password: 'a guess', email: 'bob@example.com' }
    const outcome = await requestEmailChange(ports, guessed)
    assert.deepEqual(codesOf(outcome), { old_password: 'password_wrong' })
  })

  test('refuses {email} with {code}')
    .with([
      { email: 'ada@', code: 'new_email_invalid' },
      { email: 'ada@Mailinator.com', code: 'email_throw_away' },
      { email: 'BOB@example.com', code: 'email_taken' },
      { email: 'ada@example.com', code: 'email_taken' },
    ])
    .run(async ({ assert }, { email, code }) => {
      const ports = await portsWithAda()
      const outcome = await requestEmailChange(ports, { ...wish, email })
      assert.deepEqual(codesOf(outcome), { email: code })
      assert.isEmpty(ports.repositories.jobs.added)
    })

  test('is possible three times a day, not a fourth', async ({ assert }) => {
    const ports = await portsWithAda()
    for (let time = 1; time <= 3; time++) assert.isTrue((await requestEmailChange(ports, wish)).ok)
    const fourth = await requestEmailChange(ports, wish)
    assert.deepEqual(codesOf(fourth), { email: 'too_many_email_changes' })
    ports.clock.advance({ days: 1 })
    assert.isTrue((await requestEmailChange(ports, wish)).ok)
  })
})

test.group('Confirming another e-mail address', () => {
  test('changes it and mails an undo link to the old one', async ({ assert }) => {
    const ports = await portsWithAda()
    await requestChange(ports)
    const outcome = await confirmEmailChange(ports, { secret: 'secret-1' })
    assert.isTrue(outcome.ok)
    assert.equal(emailOf(ports), 'ada@new.example')
    assert.lengthOf(askedMails(ports, 'email_changed'), 1)
    const link = { to: 'ada@example.com', secret: 'secret-2', hours: 48 }
    assert.deepEqual(await undoLink(ports), link)
  })

  test('works for 24 hours, not a moment longer', async ({ assert }) => {
    const ports = await portsWithAda()
    await requestChange(ports)
    ports.clock.advance({ hours: 24 })
    await refusesToConfirm(ports, 'secret-1', 'mail_link_invalid')
    ports.clock.advance({ milliseconds: -1 })
    assert.isTrue((await confirmEmailChange(ports, { secret: 'secret-1' })).ok)
  })

  test('works once, and only with the newest link', async ({ assert }) => {
    const ports = await portsWithAda()
    await requestChange(ports)
    await requestChange(ports, 'ada@newer.example')
    await refusesToConfirm(ports, 'secret-1', 'mail_link_invalid')
    assert.isTrue((await confirmEmailChange(ports, { secret: 'secret-2' })).ok)
    await refusesToConfirm(ports, 'secret-2', 'mail_link_invalid')
  })

  test('is refused when the address was taken meanwhile', async () => {
    const ports = await portsWithAda()
    await requestChange(ports)
    await ports.repositories.users.changeEmail(bob().user.id, 'ada@new.example')
    await refusesToConfirm(ports, 'secret-1', 'email_taken')
  })

  test('is refused for an account that is {status}')
    .with([{ status: 'banned' }, { status: 'deletion_pending' }] as const)
    .run(async (_, { status }) => {
      const ports = await portsWithAda()
      await requestChange(ports)
      await ports.repositories.users.update(userId, { status })
      await refusesToConfirm(ports, 'secret-1', 'mail_link_invalid')
    })

  test('sends an unconfirmed member a new activation mail, without an undo link', async ({
    assert,
  }) => {
    const ports = await portsWithAda({ status: 'not_confirmed', confirmedAt: null })
    await requestChange(ports)
    await confirmEmailChange(ports, { secret: 'secret-1' })
    const jobs = ports.repositories.jobs.added
    assert.deepEqual(jobs.at(-1), { name: 'send_mail', kind: 'activation', userId })
    assert.isNull(await undoLink(ports))
  })

  test('forgets the bounces of the old one, and ends the links mailed to it', async ({
    assert,
  }) => {
    const ports = await portsWithAda({ notificationsDisabled: ['bounce', 'fbl'] })
    const { softBounces, users } = ports.repositories
    await softBounces.add({ id: 'full', userId, at: ports.clock.now() })
    const works = await resetLink(ports, userId)
    await requestChange(ports)
    await confirmEmailChange(ports, { secret: 'secret-1' })
    assert.deepEqual(users.rows.get(userId)?.notificationsDisabled, ['fbl'])
    assert.isEmpty(softBounces.rows)
    assert.isFalse(works())
  })
})

async function refusesToConfirm(ports: FakePorts, secret: string, code: string) {
  const before = emailOf(ports)
  const outcome = await confirmEmailChange(ports, { secret })
  if (outcome.ok || outcome.refusal !== code) throw new Error(JSON.stringify(outcome))
  if (emailOf(ports) !== before) throw new Error('It was changed')
}

function codesOf(outcome: Awaited<ReturnType<typeof requestEmailChange>>) {
  if (outcome.ok) throw new Error('It was accepted')
  return Object.fromEntries(outcome.fields.map(({ field, refusal }) => [field, refusal]))
}
