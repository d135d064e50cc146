import { test } from '@japa/runner'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { applyMailReport, unsubscribe } from '#core/notifications/mail/disable_mail'
import { tagOf, type TagPurpose } from '#core/notifications/mail/mail_tag'
import { ok, refuse } from '#core/result'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob } from '#tests/support/people/people'

const delivery = { action: 'failed', status: '5.1.1', diagnostic: '', notice: '' }
const full = { ...delivery, status: '5.2.2' }
const refused = { ...delivery, diagnostic: '554 5.7.1 <ada@example.com>: blocked' }

test.group('Disabling notifications by mail', () => {
  test('works by the mail tag, and is idempotent', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    const tag = adasTag(ports, 'unsubscribe')
    assert.deepEqual(await unsubscribe(ports, { tag }), ok({ outcome: 'listunsubscribe' as const }))
    await unsubscribe(ports, { tag })
    assert.deepEqual(disabledOf(ports), ['listunsubscribe'])
    assert.isEmpty(disabledOf(ports, bob().user.id))
  })

  test('is refused for a forged mail tag', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    const tag = ada().user.id.replaceAll('-', '') + '0'.repeat(24)
    assert.deepEqual(await unsubscribe(ports, { tag }), refuse('mark_invalid'))
    assert.deepEqual(await unsubscribe(ports, { tag: 'x' }), refuse('mark_invalid'))
    assert.isEmpty(disabledOf(ports))
  })

  test('follows a hard bounce of the address that the member has', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    const tags = ['f'.repeat(56), adasTag(ports, 'bounce')]
    await applyMailReport(ports, { kind: 'bounce', delivery, tags })
    assert.deepEqual(disabledOf(ports), ['bounce'])
  })

  test('does not follow a bounce of a former address', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    const tags = [adasTag(ports, 'bounce')]
    await ports.repositories.users.changeEmail(ada().user.id, 'ada@new.example')
    const outcome = await applyMailReport(ports, { kind: 'bounce', delivery, tags })
    assert.deepEqual(outcome, refuse('mark_invalid'))
    assert.isEmpty(disabledOf(ports))
  })

  test('does not follow a bounce with an unsubscribe tag', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    const tags = [adasTag(ports, 'unsubscribe')]
    const outcome = await applyMailReport(ports, { kind: 'bounce', delivery, tags })
    assert.deepEqual(outcome, refuse('mark_invalid'))
  })

  test('follows a complaint with either mail tag: {$self}')
    .with(['bounce', 'unsubscribe'] as const)
    .run(async ({ assert }, purpose) => {
      const ports = await portsWith(ada(), bob())
      await complain(ports, purpose)
      assert.deepEqual(disabledOf(ports), ['fbl'])
    })

  test('stores every reason', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    await bounce(ports)
    await complain(ports)
    assert.deepEqual(disabledOf(ports), ['bounce', 'fbl'])
  })

  test('does not follow a report of a temporary failure', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    const delayed = { ...delivery, action: 'delayed', status: '4.4.1' }
    assert.deepEqual(await bounce(ports, delayed), refuse('says_nothing'))
    assert.isEmpty(disabledOf(ports))
  })
})

test.group('What turned mail off', () => {
  test('is counted by day, once for each member and reason', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    for (let time = 1; time <= 2; time++) {
      await bounce(ports)
      await complain(ports)
    }
    await unsubscribe(ports, { tag: adasTag(ports, 'unsubscribe') })
    const day = ports.clock.now().toISODate()
    assert.deepEqual(
      [...ports.repositories.deliveryCounts.rows],
      [
        [`${day} mail_bounced`, 1],
        [`${day} mail_complained`, 1],
      ]
    )
  })
})

test.group('A soft bounce', () => {
  test('disables mail when it is the fifth in 14 days', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    for (let day = 1; day <= 4; day++) {
      assert.deepEqual(await bounce(ports, full), ok({ outcome: 'soft_bounce' as const }))
      ports.clock.advance({ days: 3 })
    }
    assert.isEmpty(disabledOf(ports))
    assert.deepEqual(await bounce(ports, full), ok({ outcome: 'bounce' as const }))
    assert.deepEqual(disabledOf(ports), ['bounce'])
  })

  test('counts for 14 days, and is forgotten then', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    for (let time = 1; time <= 4; time++) await bounce(ports, full)
    ports.clock.advance({ days: 14 })
    await bounce(ports, full)
    assert.isEmpty(disabledOf(ports))
    assert.equal(ports.repositories.softBounces.rows.size, 1)
  })

  test('counts anew once mail is on again', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    for (let time = 1; time <= 5; time++) await bounce(ports, full)
    await ports.repositories.users.update(ada().user.id, { notificationsDisabled: [] })
    await bounce(ports, full)
    assert.isEmpty(disabledOf(ports))
  })
})

test.group('A refusal because of the sender', () => {
  test('never disables mail, and is counted for the operator', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    const firstAt = ports.clock.now()
    for (let time = 1; time <= 10; time++) {
      assert.deepEqual(await bounce(ports, refused), ok({ outcome: 'mail_refused' as const }))
      ports.clock.advance({ minutes: 1 })
    }
    assert.isEmpty(disabledOf(ports))
    assert.deepEqual(
      [...ports.repositories.mailRefusals.rows.values()],
      [
        {
          domain: 'example.com',
          status: '5.7.1',
          answer: '554 5.7.1 <…>: blocked',
          number: 10,
          firstAt,
          lastAt: firstAt.plus({ minutes: 9 }),
        },
      ]
    )
  })
})

function bounce(ports: FakePorts, told = delivery) {
  return applyMailReport(ports, {
    kind: 'bounce',
    delivery: told,
    tags: [adasTag(ports, 'bounce')],
  })
}

function complain(ports: FakePorts, purpose: TagPurpose = 'bounce') {
  const tags = [adasTag(ports, purpose)]
  return applyMailReport(ports, { kind: 'complaint', feedbackType: 'abuse', tags })
}

function adasTag(ports: FakePorts, purpose: TagPurpose) {
  return tagOf(ports, purpose, { userId: ada().user.id, address: 'ada@example.com' })
}

function disabledOf({ repositories }: FakePorts, userId = ada().user.id) {
  return repositories.users.rows.get(userId)?.notificationsDisabled
}
