import { test } from '@japa/runner'
import type { FakePorts } from '#tests/fakes/fake_ports'
import {
  requestMailAgain,
  resumeMail,
  makeMailAgainLink,
} from '#core/notifications/mail/mail_again'
import { ok, refuse } from '#core/result'
import { askedMails } from '#tests/support/mail/requested_mails'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada } from '#tests/support/people/people'

const userId = ada().user.id

test.group('Enabling mail again', () => {
  test('needs the link in a mail to the address', async ({ assert }) => {
    const ports = await portsWithAda()
    const secret = await mailed(ports)
    assert.containSubset(askedMails(ports, 'mail_again'), [{ userId }])
    assert.lengthOf(disabledOf(ports) ?? [], 2)
    assert.deepEqual(await resumeMail(ports, { secret }), ok())
    assert.isEmpty(disabledOf(ports))
  })

  test('works once', async ({ assert }) => {
    const ports = await portsWithAda()
    const secret = await mailed(ports)
    await resumeMail(ports, { secret })
    assert.deepEqual(await resumeMail(ports, { secret }), refuse('mail_link_invalid'))
  })

  test('works for 24 hours, not a moment longer', async ({ assert }) => {
    const ports = await portsWithAda()
    const secret = await mailed(ports)
    ports.clock.advance({ hours: 24 })
    assert.deepEqual(await resumeMail(ports, { secret }), refuse('mail_link_invalid'))
    assert.lengthOf(disabledOf(ports) ?? [], 2)
    ports.clock.advance({ milliseconds: -1 })
    assert.deepEqual(await resumeMail(ports, { secret }), ok())
  })

  test('can be asked for three times a day, not a fourth', async ({ assert }) => {
    const ports = await portsWithAda()
    for (let time = 1; time <= 3; time++) {
      assert.deepEqual(await requestMailAgain(ports, { userId }), ok())
    }
    const fourth = await requestMailAgain(ports, { userId })
    assert.deepEqual(fourth, refuse('too_many_mails_today'))
    ports.clock.advance({ days: 1, milliseconds: 1 })
    assert.deepEqual(await requestMailAgain(ports, { userId }), ok())
  })

  test('is refused while mail is enabled', async ({ assert }) => {
    const ports = await portsWith(ada())
    assert.deepEqual(await requestMailAgain(ports, { userId }), refuse('mail_is_on'))
  })
})

function portsWithAda() {
  return portsWith(ada({ user: { notificationsDisabled: ['bounce', 'fbl'] } }))
}

/** Asks for the mail; answers the secret in it. */
async function mailed(ports: FakePorts) {
  await requestMailAgain(ports, { userId })
  const [{ id }] = ports.repositories.tokens.rows.values()
  const link = await makeMailAgainLink(ports, { tokenId: id })
  return link?.secret ?? ''
}

function disabledOf({ repositories }: FakePorts) {
  return repositories.users.rows.get(userId)?.notificationsDisabled
}
