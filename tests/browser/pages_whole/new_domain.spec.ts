import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { adminPage, owner } from '#tests/browser/story/admin'
import { memberPage } from '#tests/browser/story/log_in'
import { linkMailedTo } from '#tests/browser/story/outbox'
import { signUp } from '#tests/browser/story/sign_up'
import { peopleWhoSpeak } from '#tests/screens/people'
import { cities } from '#tests/support/browser/cities'
import { newVisitor, runSqlAtSite, siteUrl } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')
/** Browsers find every name below localhost on this machine. */
const domain = 'seaside.localhost'
const name = 'Seaside'
const robin = { name: 'Robin', email: 'robin@seaside.test', ...cities.en }

test.group('A new domain', () => {
  test('is opened in the browser, from its form to its first member', async ({ assert }) => {
    const admin = await adminPage(owner)
    const pages = await addSite(admin)
    await tellCompany(admin, pages)
    await fillIn(admin, pages)
    await admin.getByLabel(t('admin/settings.why')).fill('For the opening')
    await admin.getByRole('button', { name: t('admin/settings.keep', { number: 2 }) }).click()
    await admin.getByRole('cell', { name: 'For the opening' }).nth(1).waitFor()
    await publishQuestions(admin)

    const page = await (await newVisitor({ baseURL: there() })).newPage()
    await page.goto('/pages/faq')
    await page.getByRole('heading', { name: 'Questions by the sea' }).waitFor()
    await page.goto('/')
    await asksAge(page, 21)
    await signUp(page, t, robin)
    const link = await linkMailedTo(page, robin.email, '/activate')
    assert.equal(new URL(link).origin, there())
    await page.goto(link)
    await page.getByRole('heading', { name: t('accounts.activated_title') }).waitFor()
    assert.include(await page.title(), name)

    const [robins] = await runSqlAtSite(`select profiles.id, users.status, domain from users
      join sites on sites.id = users.site_id join profiles on profiles.user_id = users.id
      where users.email = '${robin.email}'`)
    assert.include(robins, { status: 'active', domain })
    await page.goto('/profile')
    assert.equal(page.url(), `${there()}/profile`)
    await page.goto(`${siteUrl()}/profile`)
    assert.equal(page.url(), `${siteUrl()}/login`)
    assert.equal(await statusFromTheFirstSite(`/members/${robins.id}`), 404)
    for (const one of [admin, page]) await one.context().close()
  })
})

/** The new site, at the port of the first one. */
function there() {
  return siteUrl().replace('localhost', domain)
}

/** Answers where its pages in the back office are. */
async function addSite(page: Page) {
  await page.goto('/admin/sites')
  await page.getByLabel(t('admin/sites.domain')).fill(domain)
  await page.getByLabel(t('admin/sites.name')).fill(name)
  await page.getByLabel(t('admin/sites.language')).selectOption('en')
  await page.getByRole('button', { name: t('admin/sites.add') }).click()
  await page.getByText(t('admin/sites.added')).waitFor()
  await page.getByRole('link', { name: t('admin/sites.company_none') }).waitFor()
  return page.url()
}

async function tellCompany(page: Page, pages: string) {
  await page.goto(`${pages}/company`)
  const company = {
    company_name: 'Seaside Ltd',
    address: '1 Marine Parade',
    city: 'BN2 1TL Brighton',
  } as const
  for (const [label, value] of Object.entries(company)) {
    await page.getByLabel(t(`admin/sites.${label}`)).fill(value)
  }
  await page.locator('select[name=country]').selectOption('GB')
  await page.getByRole('button', { name: t('admin/sites.save') }).click()
  await page.getByRole('status').waitFor()
}

/** Two settings of two groups: the minimum age, and that members show on this site alone. */
async function fillIn(page: Page, pages: string) {
  await page.goto(`${pages}/settings/identity`)
  await page.getByLabel(t('admin/settings.member_resell'), { exact: true }).selectOption('no')
  await seeChanges(page)
  await page.goto(`${pages}/settings/sign_up`)
  await page.getByLabel(t('admin/settings.min_age'), { exact: true }).fill('21')
  await seeChanges(page)
}

async function seeChanges(page: Page) {
  await page.getByRole('button', { name: t('admin/settings.see_changes') }).click()
  await page.waitForURL('**/draft')
}

/** On the home page, which says it in one place for each width. */
function asksAge(page: Page, age: number) {
  return page
    .getByText(t('home.promise', { min_age: age }))
    .filter({ visible: true })
    .waitFor()
}

/** The questions of this site, in force at once. */
async function publishQuestions(page: Page) {
  await page.goto('/admin/content')
  await page.getByLabel(t('admin/content.site')).selectOption({ label: domain })
  await page.getByRole('button', { name: t('admin/content.show') }).click()
  await page.getByRole('link', { name: t('admin/content.page_faq') }).click()
  await page.getByRole('button', { name: t('admin/content.new_version') }).click()
  await page.getByRole('textbox', { name: 'English' }).fill('# Questions by the sea\n\nNone yet.')
  await page.getByRole('button', { name: t('admin/content.save') }).click()
  await page.getByText(t('admin/content.publish_now')).first().click()
  await page.getByLabel(t('admin/content.sure')).check()
  await page.getByRole('button', { name: t('admin/content.publish_now') }).click()
  await page.getByText(t('admin/content.state_holds'), { exact: true }).waitFor()
}

/** What a member of the first site is answered. */
async function statusFromTheFirstSite(path: string) {
  const page = await memberPage((await peopleWhoSpeak('en')).free)
  const answer = await page.request.get(path)
  await page.context().close()
  return answer.status()
}
