import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { memberPage } from '#tests/browser/story/log_in'
import { dutchMembers } from '#tests/browser/story/people'
import { payButton, pays, whoAmI } from '#tests/browser/story/shop'
import { debitForm } from '#tests/support/payments/debit_checkout'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('nl')

test.group('Direct debit', (group) => {
  let page: Page
  group.setup(async () => {
    // No other test buys as this member.
    const buyer = (await dutchMembers()).at(-5)!
    page = await memberPage(buyer, { locale: 'nl' })
    return () => page.context().close()
  })

  test('buys credits with a code by text message', async ({ assert }) => {
    const before = await whoAmI(page)
    const listens = page.waitForResponse('**/__transmit/subscribe')
    await page.goto('/credits')
    await page.getByRole('radio', { name: t('payments.method_sdd') }).check()
    await page.waitForURL('**/credits/*/sdd')
    await payButton(page).click()
    await page.waitForURL('**/directdebit?**')

    const iban = page.getByLabel(t('debit.iban'), { exact: true })
    await iban.fill('')
    await iban.pressSequentially('nl92abna0417164300')
    assert.equal(await iban.inputValue(), 'NL92 ABNA 0417 1643 00')
    await fillIn({ account_holder: debitForm.account_holder, phone: debitForm.phone })
    await fillIn({ street: debitForm.street, house_number: debitForm.house_number })
    await fillIn({ zip: debitForm.zip, city: debitForm.city })
    await page.getByLabel(t('credits.code')).fill('NOPE')
    await page.getByRole('button', { name: t('credits.code_apply') }).click()
    await page.getByText(t('errors.code_not_found')).waitFor()
    assert.equal(await page.locator('input[name=city]').inputValue(), debitForm.city)
    const send = page.getByRole('button', { name: t('debit.send_code') })
    await send.click()
    await page.getByRole('alert').waitFor()
    await iban.fill('nl91-abna 0417164300')
    assert.equal(await iban.inputValue(), 'NL91 ABNA 0417 1643 00')
    await send.click()
    await page.getByRole('heading', { name: t('debit.mandate_title') }).waitFor()

    const otp = page.getByLabel(t('debit.otp'))
    const pay = payButton(page)
    assert.match(await pay.innerText(), /19,99/)
    await otp.fill('12')
    await pay.click()
    await page.getByText(t('errors.sms_code_invalid')).waitFor()
    await otp.fill(await readCode())
    assert.equal((await listens).status(), 204)
    const asked = await letOrderBeHeardFirst()
    await pays(page)
    await page.waitForURL('**/transactions/**')
    const bought = t('payments.completed_title', { credits: 50 })
    await page.getByRole('heading', { name: bought }).waitFor()
    assert.equal((await whoAmI(page)).credits, before.credits + 50)
    assert.deepEqual(asked, [], 'an answer for the form would lead back to it')
  })

  /**
   * Delays the response of an order until this page was told of it by its stream; answers the requests
   * that it then makes.
   */
  async function letOrderBeHeardFirst() {
    const told = Promise.withResolvers<void>()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    devtools.on('Network.eventSourceMessageReceived', ({ data }) => {
      if (data.includes('"type":"order"')) told.resolve()
    })
    const asked: string[] = []
    page.on('request', (request) => {
      if ('x-inertia-partial-data' in request.headers()) asked.push(request.url())
    })
    await page.route(
      '**/directdebit',
      async (route) => {
        const response = await route.fetch()
        // Nothing is told of a refusal, which the page shows.
        if (response.url().includes('/transactions/')) await told.promise
        await route.fulfill({ response })
      },
      { times: 1 }
    )
    return asked
  }

  async function fillIn(fields: Partial<typeof debitForm>) {
    for (const [name, value] of Object.entries(fields)) {
      await page.locator(`input[name=${name}]`).fill(value)
    }
  }

  /** The code of the text message. */
  async function readCode() {
    const phone = await page.context().newPage()
    await phone.goto('/dev/outbox')
    const message = phone.locator('li').filter({ hasText: 'sms to +31612345678' }).first()
    await message.getByRole('link').click()
    const text = await phone.locator('pre').innerText()
    await phone.close()
    return /\d{6}/.exec(text)?.[0] ?? ''
  }
})
