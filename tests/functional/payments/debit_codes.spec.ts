import { test } from '@japa/runner'
import Signing from '#models/signing'
import { inTransaction } from '#tests/support/database/transactions'
import {
  collectDebits,
  fieldErrors,
  nothingSigned,
  openDebit,
  post,
  sendDebtor,
  sign,
  signature,
  smsCode,
} from '#tests/support/payments/direct_debits'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

test.group('The code of a direct debit is refused', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    await join(ada(), bob())
    await collectDebits()
  })

  test('when it is wrong: Code ongeldig', async ({ client, assert }) => {
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

  test('when it is empty', async ({ client, assert }) => {
    const answer = await sign(client, ada(), { ...(await signature(client)), otp: '' })
    assert.deepEqual(fieldErrors(answer), { otp: ['Code ongeldig'] })
  })

  test('at the fourth request in an hour', async ({ client, assert }) => {
    for (let sent = 0; sent < 3; sent += 1) await sendDebtor(client)
    const answer = await sendDebtor(client)
    assert.match(fieldErrors(answer).phone?.[0] ?? '', /al drie codes aangevraagd/)
    assert.equal(await countOf('outbox'), 3)
  })

  test('to another member, who cannot open the page either', async ({ client, assert }) => {
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

  test('when a newer code was requested', async ({ client, assert }) => {
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
