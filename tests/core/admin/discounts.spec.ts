import { test } from '@japa/runner'
import { terminal } from '#core/admin/admin'
import { createBatch, endBatch } from '#core/admin/discounts/change_batch'
import { createCode, endCode } from '#core/admin/discounts/change_code'
import { fakePorts, type FakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { unlimited } from '#tests/support/payments/discount_codes'

const terms = { ...unlimited, percentage: 20 }
const form = { ...terms, code: 'SPRING20', userId: null }
const batch = { id: '01900000-0000-7000-b000-000000000001', name: ' Spring ', number: 3 }

function asFinance(ports: FakePorts) {
  return actorOf(adminOf('finance'), ports.clock.now())
}

function codesOf({ repositories }: FakePorts) {
  return [...repositories.discountCodes.rows.values()]
}

function actsOf({ repositories }: FakePorts) {
  return repositories.audit.all.map(({ act }) => act)
}

test.group('A discount code of an admin', () => {
  test('is made with its terms in the audit log', async ({ assert }) => {
    const ports = fakePorts()
    assert.isTrue((await createCode(ports, { by: asFinance(ports), form })).ok)
    assert.containSubset(codesOf(ports), [{ code: 'SPRING20', valuePercentage: 20, batchId: null }])
    assert.containSubset(ports.repositories.audit.all, [
      {
        act: 'change_discounts',
        subject: { kind: 'discount', id: 'SPRING20' },
        after: { percentage: 20, methods: null, starts: null, ends: null },
      },
    ])
    const startsAt = ports.clock.now().plus({ days: 1 })
    const expiresAt = startsAt.plus({ days: 1 })
    const paymentMethods = ['ideal', 'sct']
    const limited = { ...form, code: 'MAY20', paymentMethods, startsAt, expiresAt }
    await createCode(ports, { by: asFinance(ports), form: limited })
    const after = { methods: 'ideal sct', starts: startsAt.toISO(), ends: expiresAt.toISO() }
    assert.containSubset(ports.repositories.audit.all, [{ after }])
  })

  test('is refused where there is such a code, or on wrong terms', async ({ assert }) => {
    const ports = fakePorts()
    const by = asFinance(ports)
    await createCode(ports, { by, form })
    const taken = await createCode(ports, { by, form })
    assert.containSubset(taken, { refusal: 'code_taken' })
    for (const percentage of [0, 101]) {
      const wrong = await createCode(ports, { by, form: { ...form, percentage } })
      assert.containSubset(wrong, { fields: [{ refusal: 'percentage_out_of_range' }] })
    }
    assert.lengthOf(codesOf(ports), 1)
    assert.lengthOf(actsOf(ports), 1)
  })

  test('is made and ended by finance, and by the terminal, but not by support', async ({
    assert,
  }) => {
    const ports = fakePorts()
    const support = actorOf(adminOf('support'), ports.clock.now())
    const refused = { refusal: 'act_not_allowed' }
    assert.containSubset(await createCode(ports, { by: support, form }), refused)
    const ofOneSite = actorOf(adminOf('owner', { siteId: 'site' }), ports.clock.now())
    assert.containSubset(await createCode(ports, { by: ofOneSite, form }), refused)
    await createCode(ports, { by: terminal, form })
    assert.containSubset(await endCode(ports, { by: support, code: 'SPRING20' }), refused)
    assert.isTrue((await endCode(ports, { by: terminal, code: ' spring20' })).ok)
    const subject = { kind: 'discount', id: 'SPRING20' }
    const change = { before: { ended: false }, after: { ended: true } }
    assert.containSubset(ports.repositories.audit.all, [{ subject, ...change }])
    const again = await endCode(ports, { by: terminal, code: 'SPRING20' })
    assert.containSubset(again, { refusal: 'code_ended' })
    assert.lengthOf(actsOf(ports), 2)
  })
})

test.group('A batch of discount codes', () => {
  test('has as many different codes as asked for, on the same terms', async ({ assert }) => {
    const ports = fakePorts()
    const made = await createBatch(ports, { by: asFinance(ports), form: terms, ...batch })
    assert.containSubset(made, { value: batch.id })
    const codes = codesOf(ports)
    assert.lengthOf(new Set(codes.map(({ code }) => code)), 3)
    for (const code of codes) {
      assert.containSubset(code, { valuePercentage: 20, batchId: batch.id, userId: null })
    }
    assert.containSubset(
      [...ports.repositories.discountBatches.rows.values()],
      [{ name: 'Spring' }]
    )
    assert.containSubset(ports.repositories.audit.all, [{ after: { number: 3, name: 'Spring' } }])
  })

  test('is made once by one form', async ({ assert }) => {
    const ports = fakePorts()
    const asked = { by: asFinance(ports), form: terms, ...batch, number: 2 }
    await createBatch(ports, asked)
    assert.containSubset(await createBatch(ports, asked), { refusal: 'batch_known' })
    assert.lengthOf(codesOf(ports), 2)
    const wrong = { ...asked, id: 'another', form: { ...terms, percentage: 0 } }
    assert.isFalse((await createBatch(ports, wrong)).ok)
  })

  test('is refused with {number} codes named "{name}"')
    .with([
      { number: 100_000, name: 'Spring', refusal: 'batch_size_out_of_range' },
      { number: 1, name: 'Spring', refusal: 'batch_size_out_of_range' },
      { number: 2.5, name: 'Spring', refusal: 'batch_size_out_of_range' },
      { number: 3, name: ' ', refusal: 'batch_name_missing' },
      { number: 3, name: 'a'.repeat(61), refusal: 'batch_name_missing' },
    ])
    .run(async ({ assert }, { name, number, refusal }) => {
      const ports = fakePorts()
      const asked = { by: asFinance(ports), form: terms, id: batch.id, name, number }
      assert.containSubset(await createBatch(ports, asked), { refusal })
      assert.isEmpty(codesOf(ports))
      assert.isEmpty(actsOf(ports))
    })

  test('ends as a whole, but for the codes that are used', async ({ assert }) => {
    const ports = fakePorts()
    const by = asFinance(ports)
    await createBatch(ports, { by, form: terms, ...batch })
    const [first] = codesOf(ports)
    await ports.repositories.discountCodes.update(first.code, { status: 'used' })
    assert.containSubset(await endBatch(ports, { by, id: batch.id }), { value: 2 })
    const ended = codesOf(ports).filter(({ expiresAt }) => expiresAt !== null)
    const names = ended.map(({ code }) => code)
    assert.notInclude(names, first.code)
    assert.lengthOf(ended, 2)
    const again = await endBatch(ports, { by, id: batch.id })
    assert.containSubset(again, { refusal: 'batch_ended' })
    const unknown = await endBatch(ports, { by, id: 'none' })
    assert.containSubset(unknown, { refusal: 'batch_not_found' })
  })
})
