import { test } from '@japa/runner'
import DiscountCode from '#models/discount_code'
import { runCommand } from '#tests/support/operators/run_command'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import {
  buyCredits,
  openShop,
  orderForm,
  placeOrder,
  submitOrder,
} from '#tests/support/payments/shop'

const create = (...parameters: string[]) => runCommand('discounts:create', ...parameters)

test.group('The operator, by the command discounts:create,', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('makes a code that lowers the price of an order', async ({ client, assert }) => {
    const { exitCode, report } = await create('--code=spring10', '--percentage=10')
    assert.equal(exitCode, 0)
    assert.include(report, 'SPRING10: 10 %, active')
    const form = { ...(await orderForm()), code: 'spring10', shown_total: 1799 }
    await submitOrder(client, ada(), form)
    const { orderId, status } = await DiscountCode.findOrFail('SPRING10')
    assert.equal(status, 'active')
    assert.isNotNull(orderId)
  })

  test('restricts it by every condition', async ({ assert }) => {
    const { exitCode, report } = await create(
      '--code=FOR-ADA',
      '--percentage=50',
      '--user=ADA@example.com',
      '--country=nl',
      '--currency=eur',
      '--minimum=19.99',
      '--method=ideal',
      '--method=paypal',
      '--expires=2099-01-31'
    )
    assert.equal(exitCode, 0)
    const { expiresAt, ...code } = await DiscountCode.findOrFail('FOR-ADA')
    assert.equal(expiresAt?.toISO(), '2099-01-31T23:59:59.999Z')
    assert.containSubset(code, {
      $attributes: {
        valuePercentage: 50,
        userId: ada().user.id,
        country: 'NL',
        currency: 'EUR',
        minimumOrderValue: 1999,
        paymentMethods: ['ideal', 'paypal'],
        status: 'active',
      },
    })
    assert.include(
      report,
      `FOR-ADA: 50 %, active, country NL, user ${ada().user.id}, from 19.99 EUR, ` +
        'with ideal, paypal, until 2099-01-31T23:59:59.999Z'
    )
    assert.notInclude(report.toLowerCase(), 'ada@example.com')
  })

  test('generates a code that nobody can guess', async ({ assert }) => {
    await create('--percentage=10', `--user=${ada().user.id}`, '--valid-days=14')
    await create('--percentage=10', `--user=${ada().user.id}`, '--valid-days=14')
    const [one, other] = await DiscountCode.query()
    assert.match(one.code, /^[A-HJ-NP-Z2-9]{10}$/)
    assert.notEqual(one.code, other.code)
    assert.approximately(one.expiresAt!.diffNow('days').days, 14, 0.01)
  })

  const wrong = [
    { why: /letters, digits and hyphens/, parameters: ['--percentage=10', '--code=a b c d'] },
    { why: /an amount such as/, parameters: ['--percentage=10', '--minimum=ten'] },
    { why: /no such payment method/, parameters: ['--percentage=10', '--method=cash'] },
    { why: /moment to come/, parameters: ['--percentage=10', '--expires=tomorrow'] },
    { why: /nobody has that id/, parameters: ['--percentage=10', '--user=x@example.com'] },
  ]

  test('learns why it is refused, and nothing is stored: {why}')
    .with(wrong)
    .run(async ({ assert }, { why, parameters }) => {
      const { exitCode, report } = await create(...parameters)
      assert.equal(exitCode, 1)
      assert.match(report, why)
      assert.equal(await countOf('discount_codes'), 0)
    })
})

test.group('The operator, by discounts:list and discounts:end,', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('sees the codes that count, and with --all every one', async ({ client, assert }) => {
    await create('--code=OPEN10', '--percentage=10')
    await create('--code=HELD10', '--percentage=10')
    await create('--code=USED10', '--percentage=10')
    await create('--code=OVER10', '--percentage=10')
    await DiscountCode.query()
      .where('code', 'OVER10')
      .update({ expires_at: Date.now() - 1 })
    const withCode = (code: string) => ({ code, client_id: code, shown_total: 1799 })
    const { order } = await buyCredits(client, ada(), withCode('USED10'))
    const held = await placeOrder(client, ada(), withCode('HELD10'))
    const listed = await runCommand('discounts:list')
    assert.include(listed.report, `HELD10: 10 %, held by order ${held.order.id}`)
    assert.include(listed.report, 'OPEN10: 10 %, active')
    assert.include(listed.report, '2 codes')
    assert.notMatch(listed.report, /USED10|OVER10/)
    const all = await runCommand('discounts:list', '--all')
    assert.include(all.report, `USED10: 10 %, used by order ${order.id}`)
    assert.include(all.report, 'OVER10: 10 %, ended')
  })

  test('ends a code, which is invalid from then on', async ({ client, assert }) => {
    await create('--code=SPRING10', '--percentage=10')
    assert.equal((await runCommand('discounts:end', 'spring10')).exitCode, 0)
    const { inertiaProps } = await openShop(client, ada(), '/credits?code=SPRING10')
    assert.isNotNull(inertiaProps.code.error)
    assert.isAtMost((await DiscountCode.findOrFail('SPRING10')).expiresAt!.toMillis(), Date.now())
  })

  test('cannot end a code that is unknown', async ({ assert }) => {
    const unknown = await runCommand('discounts:end', 'NO\u001bSUCH')
    assert.deepEqual([unknown.exitCode, unknown.report.includes('no such code')], [1, true])
    assert.notInclude(unknown.report, '\u001b')
  })
})
