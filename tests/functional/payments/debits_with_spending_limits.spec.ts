import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import SpendingLimits from '#models/spending_limits'
import { inTransaction } from '#tests/support/database/transactions'
import {
  collectDebits,
  debitProps,
  fieldErrors,
  nothingSigned,
  sendDebtor,
  sign,
  signature,
} from '#tests/support/payments/direct_debits'
import { account, countOf, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { bundle } from '#tests/support/payments/shop'

test.group('A direct debit of a member with spending limits', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await join(ada())
    await collectDebits()
  })

  const month = { limitAmount: null, limitCurrency: null, nextAmount: null, nextCurrency: null }
  const cases = [
    {
      title: 'takes a break',
      limits: { pausedUntil: DateTime.utc().plus({ days: 3 }) },
      refusal: 'purchases_paused',
      text: /^Je hebt een aankooppauze\./,
    },
    {
      title: 'has a limit that this goes over',
      limits: { limitAmount: 1998, limitCurrency: 'EUR', pausedUntil: null },
      refusal: 'spending_limit_reached',
      text: /je maandlimiet/,
    },
  ] as const

  for (const { title, limits, refusal, text } of cases) {
    test(`is refused to a member who ${title}, before the code is sent and at signing`, async ({
      client,
      assert,
    }) => {
      const form = await signature(client)
      await SpendingLimits.create({ userId: ada().user.id, ...month, nextAt: null, ...limits })
      const { basket, spending } = await debitProps(client, { signing: form.signing })
      assert.equal(basket.quote.refusal, refusal)
      assert.equal(spending.pausedUntil !== null, refusal === 'purchases_paused')
      for (const answer of [await sign(client, ada(), form), await sendDebtor(client)]) {
        assert.match(String(fieldErrors(answer).package_id), text)
      }
      assert.isTrue(await nothingSigned())
      assert.equal(await countOf('signings'), 1)
    })
  }

  test('shows no price during a pause, but redirects', async ({ client, assert }) => {
    const pausedUntil = DateTime.utc().plus({ days: 3 })
    await SpendingLimits.create({ userId: ada().user.id, ...month, nextAt: null, pausedUntil })
    const { id } = await bundle('p1')
    const page = await client.get(`/directdebit?bundle=${id}`).loginAs(await account(ada()))
    const [, main = ''] = page.text().split('<main')
    assert.include(main, 'Je hebt een aankooppauze tot')
    assert.include(main, 'href="/members"')
    assert.notInclude(main, '19,99')
  })
})
