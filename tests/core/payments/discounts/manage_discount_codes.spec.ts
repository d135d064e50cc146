import { test } from '@japa/runner'
import { parseBatchName } from '#core/payments/discounts/discount_batch'
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

  test('is ended from now on, once, unless it is unknown or used', async ({ assert }) => {
    const ports = fakePorts()
    const { discountCodes } = ports.repositories
    const end = () => endDiscountCode(ports, ' spring10 ')
    assert.deepEqual(await end(), refuse('code_not_found'))
    await discountCodes.add(springCode())
    const ended = springCode({ expiresAt: ports.clock.now() })
    assert.deepEqual(await end(), ok(ended))
    assert.deepEqual(discountCodes.rows.get('SPRING10'), ended)
    assert.deepEqual(await end(), refuse('code_ended'))
    await discountCodes.put({ ...ended, status: 'used' })
    assert.deepEqual(await end(), refuse('code_used'))
  })

  test('is made of ten characters that nobody confuses', ({ assert }) => {
    const ports = fakePorts()
    ports.secrets.make = () => 'o0-i1_abcdefghjklm'
    assert.equal(generateCode(ports), 'ABCDEFGHJK')
  })

  test('is in a batch with a name of one to sixty characters', ({ assert }) => {
    for (const name of ['A', 'A'.repeat(60)]) assert.equal(parseBatchName(` ${name} `), name)
    for (const name of [' ', 'A'.repeat(61)]) assert.isNull(parseBatchName(name))
  })
})
