import { test } from '@japa/runner'
import { checkAudit } from '#core/admin/audit/check_audit'
import { performAct } from '#core/admin/perform_act'
import { ledgerCheckOf } from '#core/credits/ledger_check'
import { ok } from '#core/result'
import { fakePorts, type FakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'

async function act(ports: FakePorts) {
  const by = actorOf(adminOf('finance'), ports.clock.now())
  const on = { kind: 'order', id: 'one' } as const
  const one = { by, on, right: 'resend_invoice', siteId: null, reason: null } as const
  await performAct(ports, one, async () => ok({ value: undefined }))
}

test.group('The check of the audit log', () => {
  test('is stored with the number of rows that are as written', async ({ assert }) => {
    const ports = fakePorts()
    await act(ports)
    await act(ports)
    await checkAudit(ports)
    const [check] = ports.repositories.auditChecks.rows.values()
    assert.containSubset(check, { rows: 2, finding: null, rowNumber: null })
    assert.isEmpty(ports.events.published)
  })

  test('names the first row that was changed, and raises one alarm a day', async ({ assert }) => {
    const ports = fakePorts()
    await act(ports)
    await act(ports)
    const { audit } = ports.repositories
    audit.all.splice(1, 1, { ...audit.all[1], reason: 'another one' })
    await checkAudit(ports)
    const check = await checkAudit(ports)
    assert.containSubset(check, { rows: 0, finding: 'audit_row_changed', rowNumber: 2 })
    assert.lengthOf([...ports.repositories.auditChecks.rows.keys()], 2)
    assert.deepEqual(ports.events.published, [
      { name: 'alarm_raised', siteId: null, kind: 'audit_log_broken' },
    ])
  })
})

test.group('The check of the ledger', () => {
  const at = { id: 'one', checkedAt: fakePorts().clock.now(), money: [] }

  test('has every kind of account, also one that nothing reached yet', ({ assert }) => {
    const reached = { account: 'members', received: 50, given: 2 } as const
    const { accounts } = ledgerCheckOf({ ...at, accounts: [reached] }, [])
    assert.deepEqual(accounts[0], reached)
    assert.lengthOf(accounts, 5)
    assert.deepEqual(accounts[1], { account: 'house:sales', received: 0, given: 0 })
  })

  test('counts all that differs, and keeps the first hundred', ({ assert }) => {
    const finding = { kind: 'balance', what: 'balance', expected: 1, found: 2 } as const
    const findings = Array.from({ length: 101 }, (_, index) => ({ ...finding, id: `${index}` }))
    const check = ledgerCheckOf({ ...at, accounts: [] }, findings)
    assert.equal(check.differing, 101)
    assert.lengthOf(check.differences, 100)
  })
})
