import { test } from '@japa/runner'
import User from '#models/user'
import { inTransaction } from '#tests/support/database/transactions'
import {
  collectDebits,
  fieldErrors,
  openDebit,
  sendDebtor,
  sign,
  signature,
  nothingSigned,
  post,
  smsCode,
  debitProps,
} from '#tests/support/payments/direct_debits'
import { countOf, account } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { setSetting } from '#tests/support/sites/settings'
import { bundle } from '#tests/support/payments/shop'
import Signing from '#models/signing'
import { DateTime } from 'luxon'
import SpendingLimits from '#models/spending_limits'

test.group('A direct debit is refused', (group) => {
  inTransaction(group)
  group.each.setup(() => collectDebits(ada(), bob()))

  test('for a wrong IBAN, at its field, and no code is sent', async ({ client, assert }) => {
    const answer = await sendDebtor(client, ada(), { iban: 'NL92ABNA0417164300' })
    const text = 'Deze IBAN klopt niet. Controleer het nummer.'
    assert.deepEqual(fieldErrors(answer), { iban: [text] })
    assert.equal(await countOf('signings'), 0)
    assert.equal(await countOf('outbox'), 0)
  })

  test('in a country that has no direct debit', async ({ client, assert }) => {
    await User.query().where('id', ada().user.id).update({ country: 'PL' })
    const page = await openDebit(client, ada())
    page.assertHeader('location', '/credits')
    await sendDebtor(client)
    assert.equal(await countOf('signings'), 0)
  })

  test('beyond the limit of open debits, with its text', async ({ client, assert }) => {
    await setSetting('direct_debit_limit', 9000)
    await sign(client, ada(), await signature(client))
    const { id } = await bundle('p3')
    const page = await openDebit(client, ada(), { bundle: id })
    page.assertInertiaComponent('payments/direct_debit_closed')
    const text =
      'Uw limiet voor automatische incasso betalingen is bereikt. Probeer het later, een goedkoper pakket of een andere betaalmethode.'
    assert.equal(page.inertiaProps.refused, text)
    const answer = await sendDebtor(client, ada(), { bundle: id })
    assert.deepEqual(fieldErrors(answer), { method: [text] })
    assert.equal(await countOf('orders'), 1)
  })

  test('when the code is wrong: Code ongeldig', async ({ client, assert }) => {
    const form = await signature(client)
    const otp = form.otp === '000000' ? '000001' : '000000'
    const answer = await sign(client, ada(), { ...form, otp })
    assert.deepEqual(fieldErrors(answer), { otp: ['Code ongeldig'] })
    assert.equal((await Signing.firstOrFail()).tries, 1)
    await Signing.query().update({ tries: 5 })
    const { otp: tooOften } = fieldErrors(await sign(client, ada(), form))
    assert.deepEqual(tooOften, ['Je hebt deze code te vaak geprobeerd. Vraag een nieuwe aan.'])
    assert.isTrue(await nothingSigned())
  })

  test('when the code is empty', async ({ client, assert }) => {
    const answer = await sign(client, ada(), { ...(await signature(client)), otp: '' })
    assert.deepEqual(fieldErrors(answer), { otp: ['Code ongeldig'] })
  })

  test('with the code of another member, and so is the page', async ({ client, assert }) => {
    const form = await signature(client)
    const stolen = await sign(client, bob(), form)
    assert.property(fieldErrors(stolen), 'otp')
    const again = await post(client, bob(), `/directdebit/signings/${form.signing}/code`, {})
    assert.match(String(again.flashMessages().error), /Deze machtiging is er niet meer/)
    const page = await openDebit(client, bob(), { signing: form.signing })
    page.assertInertiaComponent('payments/direct_debit')
    assert.isNull(page.inertiaProps.known)
    assert.isTrue(await nothingSigned())
  })

  test('with a code when a newer one was requested', async ({ client, assert }) => {
    const first = await signature(client)
    const answer = await post(client, ada(), `/directdebit/signings/${first.signing}/code`, {})
    assert.equal(answer.flashMessages().success, 'We hebben een nieuwe code gestuurd.')
    const refused = await sign(client, ada(), first)
    const { otp } = fieldErrors(refused)
    assert.deepEqual(otp, ['Deze code werkt niet meer. Vraag een nieuwe aan.'])
    const page = new URL(String(answer.header('location')), 'http://vonk.test')
    const signing = page.searchParams.get('signing')
    await sign(client, ada(), { ...first, signing, otp: await smsCode() })
    assert.equal(await countOf('debits'), 1)
  })
})

test.group('A direct debit of a member with spending limits', (group) => {
  inTransaction(group)
  group.each.setup(() => collectDebits(ada()))

  const none = { limitAmount: null, limitCurrency: null, nextAmount: null, nextCurrency: null }
  const limit = (limits: Partial<SpendingLimits>) =>
    SpendingLimits.create({
      userId: ada().user.id,
      ...none,
      nextAt: null,
      pausedUntil: null,
      ...limits,
    })
  const pausedUntil = DateTime.utc().plus({ days: 3 })

  test('is refused for {refusal}, before the code is sent and at signing')
    .with([
      { refusal: 'purchases_paused', limits: { pausedUntil }, text: /^Je hebt een aankooppauze\./ },
      {
        refusal: 'spending_limit_reached',
        limits: { limitAmount: 1998, limitCurrency: 'EUR' },
        text: /je maandlimiet/,
      },
    ] as const)
    .run(async ({ client, assert }, { refusal, limits, text }) => {
      const form = await signature(client)
      await limit(limits)
      const { basket, spending } = await debitProps(client, { signing: form.signing })
      assert.equal(basket.quote.refusal, refusal)
      assert.equal(spending.pausedUntil !== null, refusal === 'purchases_paused')
      for (const answer of [await sign(client, ada(), form), await sendDebtor(client)]) {
        assert.match(String(fieldErrors(answer).package_id), text)
      }
      assert.isTrue(await nothingSigned())
      assert.equal(await countOf('signings'), 1)
    })

  test('shows no price during a pause, but redirects', async ({ client, assert }) => {
    await limit({ pausedUntil })
    const { id } = await bundle('p1')
    const page = await client.get(`/directdebit?bundle=${id}`).loginAs(await account(ada()))
    const [, main = ''] = page.text().split('<main')
    assert.include(main, 'Je hebt een aankooppauze tot')
    assert.include(main, 'href="/members"')
    assert.notInclude(main, '19,99')
  })
})
