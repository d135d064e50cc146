import { test } from '@japa/runner'
import { type FakePorts, fakePorts } from '#tests/fakes/fake_ports'
import { applyMailReport, unsubscribe } from '#core/notifications/mail/disable_mail'
import { tagOf, type TagPurpose } from '#core/notifications/mail/mail_tag'
import { ok, refuse } from '#core/result'
import { ada, bob, join } from '#tests/support/people/people'

const deliveries = [{ action: 'failed', status: '5.1.1' }]

test.group('Disabling notifications by mail', () => {
  test('works by the mail tag, and is idempotent', async ({ assert }) => {
    const ports = await portsWithAda()
    const tag = adasTag(ports, 'unsubscribe')
    assert.deepEqual(await unsubscribe(ports, { tag }), ok({ reason: 'listunsubscribe' as const }))
    await unsubscribe(ports, { tag })
    assert.deepEqual(disabledOf(ports), ['listunsubscribe'])
    assert.isEmpty(disabledOf(ports, bob().user.id))
  })

  test('is refused for a forged mail tag', async ({ assert }) => {
    const ports = await portsWithAda()
    const tag = ada().user.id.replaceAll('-', '') + '0'.repeat(24)
    assert.deepEqual(await unsubscribe(ports, { tag }), refuse('mark_invalid'))
    assert.deepEqual(await unsubscribe(ports, { tag: 'x' }), refuse('mark_invalid'))
    assert.isEmpty(disabledOf(ports))
  })

  test('follows a hard bounce of the address that the member has', async ({ assert }) => {
    const ports = await portsWithAda()
    const tags = ['f'.repeat(56), adasTag(ports, 'bounce')]
    await applyMailReport(ports, { kind: 'bounce', deliveries, tags })
    assert.deepEqual(disabledOf(ports), ['bounce'])
  })

  test('does not follow a bounce of a former address', async ({ assert }) => {
    const ports = await portsWithAda()
    const tags = [adasTag(ports, 'bounce')]
    await ports.repositories.users.changeEmail(ada().user.id, 'ada@new.example')
    const outcome = await applyMailReport(ports, { kind: 'bounce', deliveries, tags })
    assert.deepEqual(outcome, refuse('mark_invalid'))
    assert.isEmpty(disabledOf(ports))
  })

  test('does not follow a bounce with an unsubscribe tag', async ({ assert }) => {
    const ports = await portsWithAda()
    const tags = [adasTag(ports, 'unsubscribe')]
    const outcome = await applyMailReport(ports, { kind: 'bounce', deliveries, tags })
    assert.deepEqual(outcome, refuse('mark_invalid'))
  })

  test('follows a complaint with either mail tag: {$self}')
    .with(['bounce', 'unsubscribe'] as const)
    .run(async ({ assert }, purpose) => {
      const ports = await portsWithAda()
      const tags = [adasTag(ports, purpose)]
      await applyMailReport(ports, { kind: 'complaint', feedbackType: 'abuse', tags })
      assert.deepEqual(disabledOf(ports), ['fbl'])
    })

  test('stores every reason', async ({ assert }) => {
    const ports = await portsWithAda()
    const tags = [adasTag(ports, 'bounce')]
    await applyMailReport(ports, { kind: 'bounce', deliveries, tags })
    await applyMailReport(ports, { kind: 'complaint', feedbackType: 'abuse', tags })
    assert.deepEqual(disabledOf(ports), ['bounce', 'fbl'])
  })

  test('does not follow a report of a temporary failure', async ({ assert }) => {
    const ports = await portsWithAda()
    const tags = [adasTag(ports, 'bounce')]
    const soft = [{ action: 'delayed', status: '4.4.1' }]
    const outcome = await applyMailReport(ports, { kind: 'bounce', deliveries: soft, tags })
    assert.deepEqual(outcome, refuse('says_nothing'))
    assert.isEmpty(disabledOf(ports))
  })
})

async function portsWithAda() {
  const ports = fakePorts()
  await join(ports.repositories, ada(), bob())
  return ports
}

function adasTag(ports: FakePorts, purpose: TagPurpose) {
  return tagOf(ports, purpose, { userId: ada().user.id, address: 'ada@example.com' })
}

function disabledOf({ repositories }: FakePorts, userId = ada().user.id) {
  return repositories.users.rows.get(userId)?.notificationsDisabled
}
