import { test } from '@japa/runner'
import { terminal } from '#core/admin/admin'
import { createBatch, endBatch } from '#core/admin/discounts/change_batch'
import { createCode, endCode } from '#core/admin/discounts/change_code'
import { confirmProposal } from '#core/admin/four_eyes/decide_proposal'
import type { Ports } from '#core/ports'
import { fakePorts, type FakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf, another } from '#tests/support/admin/admins'
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
    assert.containSubset(made, { value: { waits: false } })
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

test.group('A discount over 90 per cent', () => {
  const reason = 'A prize'
  const ends = { country: 'NL', currency: 'EUR', minimumOrderValue: 999, paymentMethods: ['ideal'] }
  const large = { ...terms, ...ends, percentage: 100 }

  /** Two of finance: the first asks for codes, the second may confirm them. */
  async function asked(ask: (ports: FakePorts, by: ReturnType<typeof asFinance>) => unknown) {
    const ports = fakePorts()
    const second = adminOf('finance', another)
    for (const admin of [adminOf('finance'), second]) await ports.repositories.admins.add(admin)
    const by = asFinance(ports)
    const answer = await ask(ports, by)
    const [proposal] = await ports.repositories.proposals.where({ status: 'waiting' })
    const confirm = (who = actorOf(second, ports.clock.now())) =>
      confirmProposal(ports as unknown as Ports, { by: who, proposalId: proposal.id })
    return { answer, by, confirm, ports }
  }

  test('is made by a second admin, on the terms that the first asked for', async ({ assert }) => {
    const gift = { ...large, code: 'gift100', userId: null }
    const { answer, by, confirm, ports } = await asked((within, who) =>
      createCode(within, { by: who, form: gift, reason })
    )
    assert.containSubset(answer, { value: { waits: true, code: { code: 'GIFT100' } } })
    assert.isEmpty(codesOf(ports))
    assert.containSubset(await confirm(by), { refusal: 'second_admin_needed' })
    assert.isTrue((await confirm()).ok)
    const { percentage, ...limits } = large
    const { validDays, ...kept } = limits
    assert.containSubset(codesOf(ports), [
      { code: 'GIFT100', valuePercentage: percentage, ...kept },
    ])
    assert.containSubset(ports.repositories.audit.all, [
      { act: 'give_large_discount', reason, after: { percentage: 100, methods: 'ideal' } },
    ])
  })

  test('waits as a batch too', async ({ assert }) => {
    const { answer, confirm, ports } = await asked((within, by) =>
      createBatch(within, { by, form: large, ...batch, reason })
    )
    assert.containSubset(answer, { value: { waits: true } })
    assert.isEmpty(codesOf(ports))
    assert.isTrue((await confirm()).ok)
    const codes = codesOf(ports)
    assert.lengthOf(codes, 3)
    assert.isTrue(codes.every((one) => one.valuePercentage === 100 && one.batchId === batch.id))
    assert.containSubset(ports.repositories.discountBatches.rows.get(batch.id), { name: 'Spring' })
    const again = { by: asFinance(ports), form: large, ...batch, reason }
    assert.containSubset(await createBatch(ports, again), { refusal: 'batch_known' })
  })

  test('is not made once its end has come', async ({ assert }) => {
    const { confirm, ports } = await asked((within, by) => {
      const expiresAt = within.clock.now().plus({ minutes: 5 })
      return createBatch(within, { by, form: { ...large, expiresAt }, ...batch, reason })
    })
    ports.clock.advance({ minutes: 5 })
    assert.containSubset(await confirm(), { refusal: 'end_not_in_future' })
    assert.isEmpty(codesOf(ports))
  })

  test('is asked for with a reason, and with terms that hold', async ({ assert }) => {
    const { answer, by, ports } = await asked((within, who) =>
      createCode(within, { by: who, form: { ...form, percentage: 91 }, reason: ' ' })
    )
    assert.containSubset(answer, { refusal: 'reason_missing' })
    const ofNobody = { ...form, percentage: 91, userId: 'nobody' }
    const unknown = await createCode(ports, { by, form: ofNobody, reason })
    assert.containSubset(unknown, { refusal: 'user_not_found' })
    assert.isEmpty(actsOf(ports))
  })

  test('is made at once in the terminal, as is one of 90', async ({ assert }) => {
    const ports = fakePorts()
    await createCode(ports, { by: terminal, form: { ...form, percentage: 100 } })
    await createCode(ports, {
      by: asFinance(ports),
      form: { ...form, code: 'NINETY', percentage: 90 },
    })
    assert.lengthOf(codesOf(ports), 2)
  })
})
