import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import {
  sellThrough,
  webhookProviders,
  withProviders,
} from '#tests/support/providers/webhook_providers'
import { orderForm, submitOrder } from '#tests/support/payments/shop'

/** Browsers apply the form-action policy to every redirect of a form. */
test.group('Redirecting to a provider', (group) => {
  inTransaction(group)
  withProviders(group)

  test(
    '{name}: without script leads through a page of the site, as a form may not redirect to another site'
  )
    .with([...webhookProviders])
    .run(async ({ client, assert }, shop) => {
      await join(ada())
      await sellThrough(shop.gateway())
      const form = await orderForm({ method: shop.method, shown_total: shop.total })
      const page = await submitOrder(client, ada(), form)
      page.assertStatus(200)
      const [, payUrl] = String(page.header('refresh')).split('; url=')
      assert.match(payUrl, /^https:\/\/(www\.mollie|checkout\.stripe)\.test\//)
      page.assertTextIncludes(`<a href="${payUrl}"`)
      page.assertTextIncludes('We brengen je naar de betaalpagina')
      assert.include(page.header('content-security-policy'), `form-action 'self';`)
    })

  test('{name}: with script answers the address to open')
    .with([...webhookProviders])
    .run(async ({ client, assert }, shop) => {
      await join(ada())
      await sellThrough(shop.gateway())
      const form = await orderForm({ method: shop.method, shown_total: shop.total })
      const answer = await client
        .post('/orders')
        .loginAs(await account(ada()))
        .withCsrfToken()
        .header('x-inertia', 'true')
        .form({ ...form })
      answer.assertStatus(409)
      assert.match(String(answer.header('x-inertia-location')), /^https:\/\//)
    })
})
