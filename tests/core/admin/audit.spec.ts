import { test } from '@japa/runner'
import { verifyAudit } from '#core/admin/audit/verify_audit'
import { performAct } from '#core/admin/perform_act'
import { ok, refuse } from '#core/result'
import { fakePorts, type FakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { portsWith } from '#tests/support/people/joined_ports'
import { bob } from '#tests/support/people/people'

function act(ports: FakePorts) {
  return {
    by: actorOf(adminOf('support'), ports.clock.now()),
    right: 'adjust_credits',
    on: { kind: 'member', id: bob().user.id },
    siteId: null,
    reason: 'The payment came twice',
  } as const
}

async function perform(ports: FakePorts, credits: number) {
  return performAct(ports, act(ports), async () => ok({ after: { credits }, value: credits }))
}

test.group('An act of an admin', () => {
  test('stands in the audit log, with its reason and what it changed', async ({ assert }) => {
    const ports = fakePorts()
    assert.deepEqual(await perform(ports, 50), ok(50))
    assert.containSubset(ports.repositories.audit.all, [
      {
        number: 1,
        adminId: adminOf('support').id,
        act: 'adjust_credits',
        subject: { kind: 'member', id: bob().user.id },
        after: { credits: 50 },
        reason: 'The payment came twice',
      },
    ])
  })

  test('leaves neither a change nor a row when it is refused', async ({ assert }) => {
    const ports = await portsWith(bob())
    const refused = await performAct(ports, act(ports), async ({ unitOfWork }) => {
      await unitOfWork.run(({ users }) => users.update(bob().user.id, { status: 'banned' }))
      return refuse('account_closed')
    })
    assert.containSubset(refused, { refusal: 'account_closed' })
    assert.isEmpty(ports.repositories.audit.all)
    assert.notEqual((await ports.repositories.users.find(bob().user.id))?.status, 'banned')
  })

  test('is not done when its row cannot be written', async ({ assert }) => {
    const ports = await portsWith(bob())
    ports.repositories.audit.add = () => Promise.reject(new Error('The disk is full'))
    await assert.rejects(
      () =>
        performAct(ports, act(ports), async ({ unitOfWork }) => {
          await unitOfWork.run(({ users }) => users.update(bob().user.id, { status: 'banned' }))
          return ok({ value: undefined })
        }),
      'The disk is full'
    )
    assert.notEqual((await ports.repositories.users.find(bob().user.id))?.status, 'banned')
  })

  test('announces its events once all is stored', async ({ assert }) => {
    const ports = fakePorts()
    const event = { name: 'logins_ended', loginIds: ['a'] } as const
    await performAct(ports, act(ports), async ({ events }) => {
      await events.publish(event)
      assert.isEmpty(ports.events.published)
      return ok({ value: undefined })
    })
    assert.deepEqual(ports.events.published, [event])
  })

  test('is refused to a role without the right, and not logged', async ({ assert }) => {
    const ports = fakePorts()
    const by = actorOf(adminOf('viewer'), ports.clock.now())
    const refused = await performAct(ports, { ...act(ports), by }, async () =>
      ok({ value: undefined })
    )
    assert.containSubset(refused, { refusal: 'act_not_allowed' })
    assert.isEmpty(ports.repositories.audit.all)
  })
})

test.group('The chain of the audit log', () => {
  async function threeActs() {
    const ports = fakePorts()
    for (const credits of [1, 2, 3]) await perform(ports, credits)
    return { ports, rows: ports.repositories.audit.all }
  }

  test('is whole as it was written', async ({ assert }) => {
    const { ports } = await threeActs()
    assert.deepEqual(await verifyAudit(ports), ok({ rows: 3 }))
  })

  test('shows a changed row', async ({ assert }) => {
    const { ports, rows } = await threeActs()
    rows[1] = { ...rows[1], after: { credits: 5000 } }
    assert.deepEqual(await verifyAudit(ports), refuse('audit_row_changed', { number: 2 }))
  })

  test('shows a changed row whose own hash was made anew', async ({ assert }) => {
    const { ports, rows } = await threeActs()
    rows[1] = { ...rows[1], hash: rows[2].hash }
    assert.deepEqual(await verifyAudit(ports), refuse('audit_row_changed', { number: 2 }))
  })

  test('shows a missing row', async ({ assert }) => {
    const { ports, rows } = await threeActs()
    rows.splice(1, 1)
    assert.deepEqual(await verifyAudit(ports), refuse('audit_row_missing', { number: 2 }))
  })

  test('shows that its end is missing', async ({ assert }) => {
    const { ports, rows } = await threeActs()
    const { hash, number } = rows[2]
    ports.repositories.audit.head = async () => ({ hash, number })
    rows.splice(1, 2)
    assert.deepEqual(await verifyAudit(ports), refuse('audit_row_missing', { number: 2 }))
  })

  test('is followed to its end, however long', async ({ assert }) => {
    const ports = fakePorts()
    ports.secrets.digest = (text) => ports.secrets.sign(text)
    for (let number = 1; number <= 1001; number++) await perform(ports, number)
    assert.deepEqual(await verifyAudit(ports), ok({ rows: 1001 }))
  })

  test('shows reordered rows', async ({ assert }) => {
    const { ports, rows } = await threeActs()
    const [first, second, third] = rows
    rows.splice(0, 3, first, { ...third, number: 2 }, { ...second, number: 3 })
    assert.deepEqual(await verifyAudit(ports), refuse('audit_row_changed', { number: 2 }))
  })
})
