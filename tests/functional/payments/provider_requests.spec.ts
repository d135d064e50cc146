import { test } from '@japa/runner'
import {
  Locale,
  PaymentMethod,
  type createMollieClient,
  type PaymentCreateParams,
} from '@mollie/api-client'
import Stripe from 'stripe'
import { refundOf, request } from '#tests/contracts/payments/requests'
import { stripeKey } from '#tests/support/providers/stripe_stub'
import type { StubServer } from '#tests/support/providers/stub_server'
import { mollieAtStub, mollieStub, stripeAtStub, stripeStub } from '#tests/support/providers/stubs'
import { stripeVersions } from '#start/env'

const [oldVersion, newVersion] = stripeVersions

type MollieClient = ReturnType<typeof createMollieClient>
type MollieRefund = Parameters<MollieClient['paymentRefunds']['create']>[0]

/** Mollie's client speaks to https alone: what it is given, it sends as JSON. */
test.group('What is asked of Mollie is what its own client takes', (group) => {
  mollieStub.with(group)

  test('for a payment', async ({ assert }) => {
    const wanted = request()
    const theirs: PaymentCreateParams = {
      amount: { currency: 'EUR', value: '15.28' },
      description: wanted.description,
      redirectUrl: wanted.returnUrl,
      webhookUrl: wanted.webhookUrl,
      method: PaymentMethod.ideal,
      locale: Locale.nl_NL,
      metadata: { orderId: wanted.orderId },
    }
    const [ours] = await postsTo(mollieStub, () => mollieAtStub().create(wanted))
    assert.equal(ours.path, '/payments')
    assert.deepEqual(JSON.parse(ours.body), theirs)
  })

  test('for a refund', async ({ assert }) => {
    const { paymentId } = await mollieAtStub().create(request())
    mollieStub.pay(paymentId, 'paid')
    const wanted = refundOf(paymentId, 500)
    const theirs: Omit<MollieRefund, 'paymentId'> = {
      amount: { currency: 'EUR', value: '5.00' },
      description: wanted.description,
      metadata: { refundId: wanted.refundId },
    }
    const [ours] = await postsTo(mollieStub, () => mollieAtStub().refund(wanted))
    assert.equal(ours.path, `/payments/${paymentId}/refunds`)
    assert.deepEqual(JSON.parse(ours.body), theirs)
  })
})

test.group('What is asked of Stripe is what its own client sends', (group) => {
  stripeStub.with(group)

  test('for a payment, whose methods had another name before: {$self}')
    .with([...stripeVersions])
    .run(async ({ assert }, version) => {
      const wanted = request()
      const ours = await stripePosts(() => stripeAtStub(version).create(wanted))
      const theirs = await ownPosts((stripe) =>
        stripe.checkout.sessions.create({
          mode: 'payment',
          allowed_payment_method_types: ['card'],
          client_reference_id: wanted.orderId,
          payment_intent_data: {
            metadata: { order_id: wanted.orderId },
            description: wanted.description,
          },
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'eur',
                unit_amount: 1528,
                product_data: { name: wanted.description },
              },
            },
          ],
          locale: 'nl',
          success_url: wanted.returnUrl,
          cancel_url: `${wanted.returnUrl}?left=yes`,
        })
      )
      const [first, ...others] = theirs
      const names = new Map([['allowed_payment_method_types[0]', 'payment_method_types[0]']])
      const fields = Object.entries(first.fields).map(([name, value]) => {
        return [version === oldVersion ? (names.get(name) ?? name) : name, value]
      })
      assert.deepEqual(ours, [{ path: first.path, fields: Object.fromEntries(fields) }, ...others])
    })

  test('for one that its payer has left', async ({ assert }) => {
    const gateway = stripeAtStub(newVersion)
    const { paymentId } = await gateway.create(request())
    const ours = await stripePosts(() => gateway.cancel(paymentId))
    const theirs = await ownPosts(async ({ checkout }) => {
      await checkout.sessions.update(paymentId, { metadata: { given_up: 'yes' } })
      await checkout.sessions.expire(paymentId)
    })
    assert.deepEqual(ours, theirs)
  })

  test('for a refund', async ({ assert }) => {
    const gateway = stripeAtStub(newVersion)
    const { paymentId } = await gateway.create(request())
    stripeStub.pay(paymentId, 'paid')
    const wanted = refundOf(paymentId, 500)
    const ours = await stripePosts(() => gateway.refund(wanted))
    const theirs = await ownPosts((stripe) =>
      stripe.refunds.create({
        payment_intent: ours[0].fields.payment_intent,
        amount: 500,
        metadata: { refund_id: wanted.refundId },
      })
    )
    assert.deepEqual(ours, theirs)
  })
})

async function stripePosts(act: () => Promise<unknown>) {
  const posts = await postsTo(stripeStub, act)
  return posts.map(({ body, path }) => ({ path, fields: fieldsOf(body) }))
}

/** What we post to a stub. */
async function postsTo(stub: StubServer, act: () => Promise<unknown>) {
  const before = stub.asked.length
  await act()
  return stub.asked.slice(before).filter(({ method }) => method === 'POST')
}

/** What Stripe's own client posts; the types of its parameters name every field. */
async function ownPosts(act: (stripe: Stripe) => Promise<unknown>) {
  const posts: { path: string; fields: Record<string, string> }[] = []
  const httpClient = Stripe.createFetchHttpClient(async (url, options) => {
    const path = new URL(String(url)).pathname.replace(/^\/v1/, '')
    posts.push({ path, fields: fieldsOf(String(options?.body ?? '')) })
    return Response.json({})
  })
  await act(new Stripe(stripeKey, { httpClient, telemetry: false }))
  return posts
}

function fieldsOf(body: string) {
  return Object.fromEntries(new URLSearchParams(body))
}
