import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { holdRequests } from '#tests/browser/story/hold_requests'
import { answerSignUpSteps } from '#tests/support/browser/answered_sign_up'
import { cities } from '#tests/support/browser/cities'
import { newVisitor, runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')

test.group('The sign-up modal', () => {
  test('opens over a profile, asks before it is closed, and ends with the like', async ({
    assert,
  }) => {
    const [context, { id, name }] = [await newVisitor(), await someone()]
    await answerSignUpSteps(context, { place: '', placeName: '', region: '' })
    const page = await context.newPage()
    await page.goto(`/members/${id}`)
    const heart = page.getByRole('link', { name: t('profiles.like'), exact: true })
    const modal = page.getByRole('dialog', { name: t('accounts.sign_up') })
    const email = modal.getByLabel(t('accounts.email'))
    // Closed and taken out of the page, after its entry in the browser's history.
    const dialogs = page.locator('dialog')
    const others = await dialogs.count()
    const isGone = () => dialogs.nth(others).waitFor({ state: 'detached' })

    await heart.click()
    await modal.getByText(t('accounts.sign_up_to_like', { name })).waitFor()
    await chooseCity(modal)
    await email.fill(`modal-${Date.now()}@mail.test`)
    const stop = page.getByRole('dialog', { name: t('accounts.stop_title') })
    await page.keyboard.press('Escape')
    await stop.getByRole('button', { name: t('accounts.go_on') }).click()
    assert.match(await email.inputValue(), /^modal-/)
    await page.keyboard.press('Escape')
    await stop.getByRole('button', { name: t('accounts.stop'), exact: true }).click()
    await isGone()
    await heart.and(page.locator(':focus')).waitFor()
    assert.equal(new URL(page.url()).pathname, `/members/${id}`)

    await heart.press('Enter')
    await modal.waitFor()
    assert.match(await email.inputValue(), /^modal-/)
    await page.goBack()
    await isGone()
    assert.equal(new URL(page.url()).pathname, `/members/${id}`)

    await heart.click()
    await modal.waitFor()
    await page.mouse.click(5, 5)
    await stop.waitFor()
    await page.keyboard.press('Escape')
    await stop.waitFor({ state: 'hidden' })
    await modal.and(page.locator(':focus-within')).waitFor()
    // The event that a dialog was closed comes after its closing; only then can the page ask again.
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))')
    await page.keyboard.press('Escape')
    await stop.getByRole('button', { name: t('accounts.stop'), exact: true }).click()
    await isGone()

    await heart.click()
    await modal.getByLabel(t('accounts.password'), { exact: true }).fill('a walk by the sea')
    await modal.getByRole('checkbox').check()
    const send = await holdRequests(page, '**/signup')
    const letMailBeSeen = await holdRequests(page, '**/activation')
    await modal.getByRole('button', { name: t('accounts.create_account') }).click()
    await staysOpen(page, t('accounts.account_title'))
    await send()
    await modal.getByRole('progressbar').waitFor()
    await staysOpen(page, t('accounts.progress_title', { name: 'Robin' }))
    await letMailBeSeen()
    await page.waitForURL(`**/members/${id}`)
    await page.getByRole('button', { name: t('profiles.liked'), exact: true }).waitFor()
    await context.close()
  })
})

/** Asserts that neither Esc, a click outside nor the back button closes it. */
async function staysOpen(page: Page, title: string) {
  const modal = page.getByRole('dialog', { name: t('accounts.sign_up') })
  await modal.getByRole('button', { name: t('common.close') }).waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await page.evaluate('history.back()')
  await modal.getByRole('heading', { name: title }).waitFor()
}

async function someone() {
  const [{ id, name }] = await runSqlAtSite(
    `select id, name from profiles
     where status = 'active' and not invisible and not fictional order by id limit 1`
  )
  return { id: String(id), name: String(name) }
}

/** The list of cities can be reached, although it is not part of the form. */
async function chooseCity(modal: Locator) {
  const { country, region, city } = cities.en
  await modal.getByLabel(t('accounts.country')).selectOption(country)
  await modal.getByLabel(t('accounts.region')).selectOption({ label: region })
  await modal.getByRole('combobox', { name: t('accounts.city') }).fill(city)
  await modal.getByRole('option', { name: city, exact: true }).first().click()
  for (const title of ['place', 'birth', 'name']) {
    await modal.getByRole('heading', { name: t(`accounts.${title}_title`) }).waitFor()
    await modal.getByRole('button', { name: t('common.continue') }).click()
  }
}
