import { test } from '@japa/runner'
import type { BrowserContext } from 'playwright'
import { demoId } from '#database/demo/ids'
import { demoEmail } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import { conversationOn } from '#tests/browser/story/conversation'
import { pairOfMembers, pairLanguage, signedInContext } from '#tests/browser/story/pair'
import { holdRequests } from '#tests/browser/story/hold_requests'
import { answerSignUpSteps } from '#tests/support/browser/answered_sign_up'
import { hydrated } from '#tests/support/browser/hydration'
import { newVisitor } from '#tests/support/browser/shared_site'
import { payButton } from '#tests/browser/story/shop'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf(pairLanguage)

test.group('Before scripts run', () => {
  test('what is chosen in the shop is chosen, at its price', async ({ assert }) => {
    const { page, letScriptCome } = await openBeforeScript('/credits', await member())
    const before = await payButton(page).innerText()
    const bundles = page.getByRole('group', { name: t('credits.choose_bundle') })
    await bundles.getByText('120', { exact: true }).click()
    await page.getByRole('radio', { name: 'PayPal' }).check()
    await letScriptCome()
    await page.waitForURL('**/credits/*/paypal')
    assert.isTrue(await bundles.getByRole('radio', { name: '120' }).isChecked())
    assert.notEqual(await payButton(page).innerText(), before)
    await page.context().close()
  })

  test('what is typed in a conversation can be sent', async ({ assert }) => {
    const { partner } = await pairOfMembers(2)
    const path = `/members/${demoId('profile', partner.number)}/chat`
    const { page, letScriptCome } = await openBeforeScript(path, await member())
    const chat = conversationOn(page, t, partner.name)
    await chat.field.fill('Typed in a tunnel')
    assert.isTrue(await page.getByRole('button', { name: t('messaging.send') }).isDisabled())
    const connected = page.waitForResponse('**/__transmit/subscribe')
    await letScriptCome()
    await connected
    await chat.field.press('Enter')
    await chat.keeps('')
    await chat.sees('Typed in a tunnel')
    await page.context().close()
  })

  test('a login is sent as it is', async () => {
    const { payer } = await pairOfMembers(2)
    const { page } = await openBeforeScript('/login')
    await page.getByLabel(t('accounts.email')).fill(demoEmail(payer.number))
    await page.getByLabel(t('accounts.password'), { exact: true }).fill(demoPassword)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/members', { waitUntil: 'commit' })
    await page.context().close()
  })

  test('what is typed and chosen in a profile stays', async ({ assert }) => {
    const { page, letScriptCome } = await openBeforeScript('/profile/edit', await member())
    const about = page.getByLabel(t('profiles.about_label'))
    const region = page.getByLabel(t('accounts.region'))
    const wine = page.getByRole('checkbox', { name: t('profiles.interest_wine') })
    const likesWine = await wine.isChecked()
    await about.fill('Written on a train')
    await region.selectOption({ index: 2 })
    const chosen = await region.inputValue()
    await wine.click()
    await letScriptCome()
    await page.getByRole('combobox', { name: t('accounts.city') }).waitFor()
    assert.equal(await about.inputValue(), 'Written on a train')
    assert.equal(await region.inputValue(), chosen)
    assert.equal(await wine.isChecked(), !likesWine)
    assert.equal(await page.locator('input[name=place]').inputValue(), '', 'of the other region')
    await page.context().close()
  })

  test('what is chosen opens what it opens', async () => {
    const { page, letScriptCome } = await openBeforeScript('/profile/delete', await member())
    await page.getByLabel(t('accounts.delete_reason'), { exact: true }).selectOption('other')
    await letScriptCome()
    await page.getByLabel(t('accounts.delete_reason_text')).waitFor()
    await page.context().close()
  })

  test('a filter that is chosen searches', async () => {
    const { page, letScriptCome } = await openBeforeScript('/members')
    await page.getByLabel(t('discovery.country')).selectOption('BE')
    await letScriptCome()
    await page.waitForURL('**/members?country=BE')
    await page.context().close()
  })

  test('a step of the sign-up is sent as it is, and script goes on with it', async ({ assert }) => {
    const { page, letScriptCome } = await openBeforeScript('/signup')
    const next = page.getByRole('button', { name: t('common.continue') })
    await page.getByText(t('home.a_woman'), { exact: true }).click()
    await page.getByText(t('home.men'), { exact: true }).click()
    await page.getByRole('checkbox').check()
    await next.click()
    await page.waitForURL('**/signup?step=1', { waitUntil: 'commit' })
    await page.getByLabel(t('accounts.country')).selectOption('BE')
    await letScriptCome()
    await page
      .getByRole('option', { name: 'Antwerpen', exact: true })
      .waitFor({ state: 'attached' })
    await next.click()
    await page.getByText(t('accounts.region_needed')).waitFor()
    await page.goto('/signup?step=0')
    assert.isTrue(await page.getByRole('radio', { name: t('home.a_woman') }).isChecked())
    await page.context().close()
  })

  test('a consent that is ticked stays ticked', async ({ assert }) => {
    const { page, letScriptCome } = await openBeforeScript('/signup?gender=female&seeking=male')
    await page.getByRole('checkbox').check()
    await letScriptCome()
    await hydrated(page)
    assert.isTrue(await page.getByRole('checkbox').isChecked())
    await page.getByRole('button', { name: t('common.continue') }).click()
    await page.getByRole('heading', { name: t('accounts.place_title') }).waitFor()
    await page.context().close()
  })

  test('a city that is typed stays when its list comes', async ({ assert }) => {
    const context = await newVisitor({ locale: 'nl' })
    await answerSignUpSteps(context, { region: '', place: '', placeName: '' })
    const { page, letScriptCome } = await openBeforeScript('/nl/signup?step=1', context)
    await page.getByLabel(t('accounts.region')).selectOption({ label: 'Utrecht' })
    await page.getByLabel(t('accounts.city')).fill('Zeist')
    await letScriptCome()
    const city = page.getByRole('combobox', { name: t('accounts.city') })
    await city.waitFor()
    assert.equal(await city.inputValue(), 'Zeist')
    await page.context().close()
  })
})

async function member() {
  const { payer } = await pairOfMembers(2)
  return signedInContext(payer)
}

/** Opens a page, by default as a visitor, whose script does not come before it is let. */
async function openBeforeScript(path: string, given?: BrowserContext) {
  const context = given ?? (await newVisitor({ locale: pairLanguage }))
  const page = await context.newPage()
  const letScriptCome = await holdRequests(page, '**/assets/app-*.js')
  await page.goto(path, { waitUntil: 'commit' })
  return { page, letScriptCome }
}
