import { test } from '@japa/runner'
import { waitUntil } from '#tests/browser/story/wait_until'
import { newBuyer } from '#tests/killed/buyer'
import {
  chargedBack,
  completed,
  failed,
  isPaidOut,
  outcomeOf,
  refunded,
} from '#tests/killed/outcome'
import { site } from '#tests/killed/shared_crashing_site'
import { actionsBefore, crashesOf, stepsOf } from '#tests/killed/steps'
import { sample } from '#tests/support/runner/sample'

/** After these an order is known, and its payer may leave. */
const stepsBeforePaying = [
  { step: 'orders.addUnlessKnown: committed' },
  { step: 'payment.create: answered' },
] as const

test.group('A server that is killed at any step of a purchase', () => {
  test('has these steps, and no others', async ({ assert }) => {
    for (const [end, actions] of [
      [refunded, ['orders', 'pays', 'refunds']],
      [chargedBack, ['orders', 'pays', 'chargesBack']],
    ] as const) {
      const ada = await newBuyer(site)
      for (const action of actions) {
        site.clearSteps()
        await ada[action]()
        const last = stepsOf[action].at(-1) ?? ''
        await waitUntil(async () => site.steps().includes(last), last)
        assert.sameMembers([...new Set(site.steps())], [...stepsOf[action]])
      }
      assert.deepEqual(await outcomeOf(site, ada), end)
    }
  })

  test('{action} | {step}: the order still ends refunded, posted once and refunded once')
    .with(crashesOf('orders', 'pays', 'refunds'))
    .run(async ({ assert }, { action, step }) => {
      const ada = await newBuyer(site)
      for (const before of actionsBefore(action)) await ada[before]()
      await site.crashesAt(step, ada[action])

      await ada.orders()
      await ada.pays()
      await ada.returns()
      await ada.refunds()
      if (action === 'refunds') await site.passAnHour()
      await isPaidOut(site, ada)
      assert.deepEqual(await outcomeOf(site, ada), refunded)
    })

  test('{action} | {step}: the credits are taken back once')
    .with(crashesOf('chargesBack'))
    .run(async ({ assert }, { step }) => {
      const ada = await newBuyer(site)
      await ada.orders()
      await ada.pays()
      await site.crashesAt(step, ada.chargesBack)
      await ada.chargesBack()
      assert.deepEqual(await outcomeOf(site, ada), chargedBack)
    })

  test('{step}: an order whose payer never comes back ends without credits')
    .with(sample('orders left', stepsBeforePaying, 1))
    .run(async ({ assert }, { step }) => {
      const ada = await newBuyer(site)
      await site.crashesAt(step, ada.orders)
      await site.passAnHour()
      await waitUntil(
        async () => (await outcomeOf(site, ada)).order !== 'loading',
        'an end of the order'
      )
      assert.deepEqual(await outcomeOf(site, ada), failed)
    })

  test('reconciliation makes up for a webhook that is cut off and never repeated', async ({
    assert,
  }) => {
    const ada = await newBuyer(site)
    await ada.orders()
    await site.crashesAt('payment.find: answered', ada.pays)
    await site.passAnHour()
    await waitUntil(
      async () => (await outcomeOf(site, ada)).order !== 'pending',
      'an end of the order'
    )
    assert.deepEqual(await outcomeOf(site, ada), completed)
  })

  test('leaves a ledger that agrees with all balances', async () => {
    await site.ace('ledger:verify')
  })
})
