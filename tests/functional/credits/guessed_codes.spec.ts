import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import type { ApiClient } from '@japa/api-client'
import { inTransaction } from '#tests/support/database/transactions'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { bundle, openShop, orderForm } from '#tests/support/payments/shop'

const most = 60
const dutch = 'Je hebt te veel codes geprobeerd. Probeer het over 10 minuten opnieuw.'

test.group('A member who guesses codes', (group) => {
  inTransaction(group)

  test('learns from the API how long to wait', async ({ client, assert }) => {
    await guessOften(most - 1)
    const last = await ask(client)
    last.assertStatus(422)
    const refused = await ask(client)
    refused.assertStatus(429)
    refused.assertBody({
      refusal: 'too_many_codes',
      details: { minutes: 10, hours: 1 },
      message: dutch,
    })
    const seconds = Number(refused.header('retry-after'))
    assert.isTrue(seconds > 590 && seconds <= 600, `${seconds}`)
  })

  test('gets a page that says so, and can continue without a code', async ({ client }) => {
    await guessOften()
    const { id } = await bundle('p1')
    const ways = {
      '/credits?code=GUESS': '/credits',
      [`/credits/${id}/ideal?code=GUESS&again=1`]: `/credits/${id}/ideal?again=1`,
      [`/directdebit?bundle=${id}&code=GUESS`]: `/directdebit?bundle=${id}`,
    }
    for (const [address, without] of Object.entries(ways)) {
      const page = await visit(client, address)
      page.assertStatus(429)
      page.assertHeader('retry-after')
      page.assertTextIncludes(dutch)
      page.assertTextIncludes(`href="${without}"`)
    }
  })

  test('sees the text at the field of the form, which no longer holds the code', async ({
    client,
    assert,
  }) => {
    await guessOften()
    const { id } = await bundle('p1')
    const forms = {
      '/orders': { from: `/credits/${id}/ideal`, form: await orderForm({ code: 'GUESS' }) },
      '/directdebit/signings': { from: '/directdebit', form: { bundle: id, code: 'GUESS' } },
    }
    for (const [action, { from, form }] of Object.entries(forms)) {
      const back = await send(client, action, `${from}?bundle=${id}&code=GUESS`, form)
      back.assertStatus(302)
      back.assertHeader('location', `${from}?bundle=${id}`)
      back.assertFlashMessage('inputErrorsBag', { code: [dutch] })
    }
    assert.equal(await countOf('orders'), 0)
  })

  test('sees it at the field where the code was typed', async ({ client }) => {
    await guessOften()
    const back = await client
      .get('/credits?code=GUESS')
      .loginAs(await account(ada()))
      .header('referer', '/credits?code=WRONG')
      .withInertia()
      .redirects(0)
    back.assertStatus(302)
    back.assertHeader('location', '/credits')
    back.assertFlashMessage('inputErrorsBag', { code: [dutch] })
  })

  test('does not affect others, nor orders without a code', async ({ client }) => {
    await join(bob())
    await guessOften()
    const shop = await openShop(client, ada())
    shop.assertStatus(200)
    const other = await ask(client, bob())
    other.assertStatus(422)
  })
})

/** Stands for a new member who has already tried so many codes within this second. */
async function guessOften(times = most) {
  await join(ada())
  const limit = limiter.use('memory', { requests: most, duration: '10 minutes' })
  await limit.set(`codes_${ada().user.id}`, times, '10 minutes')
}

async function ask(client: ApiClient, asker = ada()) {
  return client
    .get('/api/discountcode.php')
    .qs({ code: 'GUESS' })
    .loginAs(await account(asker))
}

async function visit(client: ApiClient, address: string) {
  return client.get(address).loginAs(await account(ada()))
}

async function send(client: ApiClient, action: string, from: string, form: object) {
  return client
    .post(action)
    .loginAs(await account(ada()))
    .withCsrfToken()
    .header('referer', from)
    .form({ ...form })
    .redirects(0)
}
