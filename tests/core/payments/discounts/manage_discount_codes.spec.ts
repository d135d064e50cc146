import { test } from '@japa/runner'
import { mostCodes, parseBatchName } from '#core/payments/discounts/discount_batch'
import {
  addDiscountCode,
  endDiscountCode,
  generateCode,
} from '#core/payments/discounts/manage_discount_codes'
import { ok, refuse } from '#core/result'
import { fakePorts } from '#tests/fakes/fake_ports'
import { springCode } from '#tests/support/payments/discount_codes'
import { ada, join } from '#tests/support/people/people'

test.group('A discount code of an operator', () => {
  test('is added once, and only for a member that there is', async ({ assert }) => {
    const { repositories } = fakePorts()
    await join(repositories, ada())
    const add = (code: ReturnType<typeof springCode>) => addDiscountCode(repositories, code)
    const own = springCode({ userId: ada().user.id })
    assert.deepEqual(await add({ ...own, userId: 'nobody' }), refuse('user_not_found'))
    assert.deepEqual(await add(own), ok(own))
    assert.deepEqual(await add(springCode()), refuse('code_taken'))
  })

  test('is ended from now on, once', async ({ assert }) => {
    const ports = fakePorts()
    await ports.repositories.discountCodes.add(springCode())
    const ended = springCode({ expiresAt: ports.clock.now() })
    assert.deepEqual(await endDiscountCode(ports, ' spring10 '), ok(ended))
    assert.deepEqual(ports.repositories.discountCodes.rows.get('SPRING10'), ended)
    assert.deepEqual(await endDiscountCode(ports, 'SPRING10'), refuse('code_ended'))
  })

  test('is not ended where it is unknown or used', async ({ assert }) => {
    const ports = fakePorts()
    assert.deepEqual(await endDiscountCode(ports, 'SPRING10'), refuse('code_not_found'))
    await ports.repositories.discountCodes.add(springCode({ status: 'used' }))
    assert.deepEqual(await endDiscountCode(ports, 'SPRING10'), refuse('code_used'))
  })

  test('is made of ten characters that nobody confuses', ({ assert }) => {
    const ports = fakePorts()
    ports.secrets.make = () => 'o0-i1_abcdefghjklm'
    assert.equal(generateCode(ports), 'ABCDEFGHJK')
  })
})

test.group('A batch of discount codes', () => {
  test('has a name of one to sixty characters', ({ assert }) => {
    for (const name of ['A', 'A'.repeat(60)]) assert.equal(parseBatchName(` ${name} `), name)
    for (const name of [' ', 'A'.repeat(61)]) assert.isNull(parseBatchName(name))
  })

  test('has at most five thousand', ({ assert }) => assert.equal(mostCodes, 5000))
})
