import { test } from '@japa/runner'
import { checkAudit, checkAuditByAdmin } from '#core/admin/audit/check_audit'
import { keepCheckOfAdmin } from '#core/admin/money/verify_ledger'
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

  test('that an admin asks for is a row of its own, with the outcome', async ({ assert }) => {
    const ports = fakePorts()
    await act(ports)
    const by = actorOf(adminOf('viewer'), ports.clock.now())
    const checked = await checkAuditByAdmin(ports, { by })
    assert.containSubset(checked, { ok: true, value: { rows: 1, finding: null } })
    assert.containSubset(ports.repositories.audit.all[1], {
      act: 'verify_audit',
      adminId: by.adminId,
      after: { rows: 1, finding: null, rowNumber: null },
    })
    assert.lengthOf([...ports.repositories.auditChecks.rows.keys()], 1)
    assert.isEmpty(ports.events.published)
    const { audit } = ports.repositories
    audit.all[0] = { ...audit.all[0], reason: 'another one' }
    assert.isTrue((await checkAuditByAdmin(ports, { by })).ok)
    assert.containSubset(ports.events.published, [{ kind: 'audit_log_broken' }])
  })

  test('is no act of an admin of one site', async ({ assert }) => {
    const ports = fakePorts()
    const ofOneSite = adminOf('owner', { siteId: '01900000-0000-7000-9000-000000000001' })
    const by = actorOf(ofOneSite, ports.clock.now())
    assert.containSubset(await checkAuditByAdmin(ports, { by }), { refusal: 'act_not_allowed' })
    assert.isEmpty([...ports.repositories.auditChecks.rows.keys()])
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
  test('that an admin asks for stands in the audit log with what differs', async ({ assert }) => {
    const ports = fakePorts()
    const finding = { kind: 'balance', id: 'a', what: 'balance', expected: 1, found: 2 } as const
    const check = ledgerCheckOf({ ...at, accounts: [] }, [finding])
    const nobody = actorOf(adminOf('viewer'), ports.clock.now())
    const refused = await keepCheckOfAdmin(ports, { by: nobody, check })
    assert.containSubset(refused, { refusal: 'act_not_allowed' })
    const by = actorOf(adminOf('support'), ports.clock.now())
    const whole = { ...check, id: 'whole', differing: 0 }
    assert.isTrue((await keepCheckOfAdmin(ports, { by, check: whole })).ok)
    assert.isEmpty(ports.events.published)
    assert.containSubset(await keepCheckOfAdmin(ports, { by, check }), { ok: true })
    assert.deepEqual([...ports.repositories.ledgerChecks.rows.values()], [whole, check])
    assert.containSubset(ports.repositories.audit.all, [
      { act: 'verify_ledger', adminId: by.adminId, after: { differing: 1 } },
    ])
    assert.containSubset(ports.events.published, [{ kind: 'ledger_differs' }])
  })
})
