import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { runSqlAtSite, visitorPage } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('nl')

test.group('An account', () => {
  test('is made without script, from a lander to the account', async ({ assert }) => {
    const page = await visitorPage({ javaScriptEnabled: false, locale: 'nl' })
    await page.goto('/nl/landers/alonetonight')
    await page.getByText(t('home.a_woman'), { exact: true }).click()
    await page.getByText(t('home.men'), { exact: true }).click()
    await page.locator('form button.go').click()

    await heading(page, 'accounts.orientation_title')
    await page.getByRole('checkbox').check()
    await goOn(page)

    await heading(page, 'accounts.place_title')
    await page.getByLabel(t('accounts.country')).selectOption('BE')
    await goOn(page)
    await page.getByLabel(t('accounts.region')).selectOption({ label: 'Antwerpen' })
    await page.getByLabel(t('accounts.city')).fill('antwerpen')
    await goOn(page)

    await heading(page, 'accounts.birth_title')
    await page.getByLabel(t('accounts.day')).fill('14')
    await page.getByLabel(t('accounts.month')).selectOption('3')
    await page.getByLabel(t('accounts.year')).fill('1992')
    await goOn(page)

    await heading(page, 'accounts.name_title')
    await page.getByLabel(t('accounts.name'), { exact: true }).fill('Robin')
    await page.getByLabel(t('accounts.signup_message')).fill('Ik wandel graag.')
    await page.getByText(t('accounts.seen_by_members'), { exact: true }).click()
    await goOn(page)

    await heading(page, 'accounts.account_title')
    await page.getByRole('link', { name: t('common.back') }).click()
    assert.equal(
      await page.getByLabel(t('accounts.signup_message')).inputValue(),
      'Ik wandel graag.'
    )
    await goOn(page)
    const email = `no.script.${Date.now()}@mail.test`
    await page.getByLabel(t('accounts.email')).fill(email)
    await page.getByLabel(t('accounts.password'), { exact: true }).fill('a walk by the sea')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: t('accounts.create_account') }).click()

    await page.waitForURL('**/signup/complete')
    await heading(page, 'accounts.mail_later_title')
    const [user] = await runSqlAtSite(
      `select profiles.name, about, gender, places.name as city, lander from users
       join profiles on profiles.user_id = users.id join places on places.id = place_id
       where email = '${email}'`
    )
    assert.deepInclude(user, {
      name: 'Robin',
      about: 'Ik wandel graag.',
      gender: 'female',
      city: 'Antwerpen',
      lander: 'alonetonight',
    })
    await page.context().close()
  })
})

function heading(page: Page, key: string) {
  return page.getByRole('heading', { name: t(key) }).waitFor()
}

function goOn(page: Page) {
  return page.getByRole('button', { name: t('common.continue') }).click()
}
