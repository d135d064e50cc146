import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { tabAndPress, tabAndType, tabTo } from '#tests/browser/story/by_keyboard'
import { holdRequests } from '#tests/browser/story/hold_requests'
import { advertisedMember } from '#tests/support/browser/advertised_member'
import { hydrated } from '#tests/support/browser/hydration'
import { runSqlAtSite, visitorPage } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')

test.group('A visitor with the keyboard alone', () => {
  test('goes from the deck through the sign-up to an account', async ({ assert }) => {
    const page = await visitorPage({ locale: 'en-GB' })
    await page.goto('/landers/tinderswipe')
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight', 'ArrowLeft', 'ArrowLeft']) {
      await page.keyboard.press(key)
    }
    await page.getByRole('heading', { name: t('landers.tinderswipe_end') }).waitFor()
    await tabAndPress(page, radio(page, 'home.a_woman'), 'Space')
    await tabAndPress(page, radio(page, 'home.women'), 'ArrowRight')
    await tabAndPress(page, page.locator('button.go'), 'Enter')

    await heading(page, 'accounts.orientation_title')
    await hydrated(page)
    await tabAndPress(page, page.getByRole('checkbox'), 'Space')
    await goOn(page)

    await heading(page, 'accounts.place_title')
    await tabAndType(page, page.getByLabel(t('accounts.country')), 'Nether')
    await page.getByRole('option', { name: 'Utrecht', exact: true }).waitFor({ state: 'attached' })
    await tabAndPress(page, page.getByLabel(t('accounts.region')), 'ArrowDown')
    const city = page.getByRole('combobox', { name: t('accounts.city') })
    await tabTo(page, city)
    const cities = page.getByRole('listbox', { name: t('accounts.cities') })
    await cities.getByRole('option', { name: 'Emmen', exact: true }).waitFor()
    // Chosen before the answer to what was typed has come.
    const letCitiesCome = await holdRequests(page, '**/places*q=Emmen')
    await page.keyboard.type('Emmen')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await letCitiesCome()
    await goOn(page)

    await heading(page, 'accounts.birth_title')
    await tabAndType(page, page.getByLabel(t('accounts.day')), '14')
    await tabAndType(page, page.getByLabel(t('accounts.month')), 'March')
    await tabAndType(page, page.getByLabel(t('accounts.year')), '1992')
    await goOn(page)

    await heading(page, 'accounts.name_title')
    await tabAndType(page, page.getByLabel(t('accounts.name'), { exact: true }), 'Robin')
    await tabAndPress(page, radio(page, 'accounts.seen_by_members'), 'Space')
    await goOn(page)

    await heading(page, 'accounts.account_title')
    const email = `keys.${Date.now()}@mail.test`
    await tabAndType(page, page.getByLabel(t('accounts.email')), email)
    const password = page.getByLabel(t('accounts.password'), { exact: true })
    await tabAndType(page, password, 'a walk by the sea')
    await tabAndPress(page, page.getByRole('checkbox'), 'Space')
    await tabAndPress(page, button(page, 'accounts.create_account'), 'Enter')
    await page.waitForURL('**/signup/complete')
    const [member] = await runSqlAtSite(
      `select sexuality, places.name as city, date_of_birth as born,
       (select count(*) from likes where liker_id = profiles.id) as likes from profiles
       join users on users.id = user_id join places on places.id = place_id
       where email = '${email}'`
    )
    assert.deepInclude(member, { sexuality: 'hetero', city: 'Emmen' })
    assert.include(String(member.born), '1992-03-14')
    assert.equal(Number(member.likes), 2)
    await page.context().close()
  })

  test('writes a first line on a landing, and takes it to the sign-up', async ({ assert }) => {
    const { id, name } = await advertisedMember()
    const page = await visitorPage()
    await page.goto(`/en/members/${id}/landing2`)
    await tabTo(page, page.getByRole('main').getByRole('radio'))
    await page.keyboard.press('ArrowUp')
    const own = page.getByLabel(t('landings.own_words'))
    await tabAndType(page, own, 'Do you bake bread?')
    await tabAndPress(page, page.locator('button.go'), 'Enter')
    await page.waitForURL('**/signup?**')
    await page.getByText(t('accounts.sign_up_to_chat', { name })).waitFor()
    await page.getByText('Do you bake bread?').waitFor()
    const { pathname, search } = new URL(page.url())
    assert.equal(pathname, `/en/members/${id}/signup`)
    assert.notInclude(search, 'bread')
    await page.context().close()
  })
})

function heading(page: Page, key: string) {
  return page.getByRole('heading', { name: t(key) }).waitFor()
}

function button(page: Page, key: string) {
  return page.getByRole('button', { name: t(key), exact: true })
}

function radio(page: Page, key: string) {
  return page.getByRole('radio', { name: t(key), exact: true })
}

function goOn(page: Page) {
  return tabAndPress(page, button(page, 'common.continue'), 'Enter')
}
