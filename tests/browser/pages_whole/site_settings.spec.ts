import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { adminPage, owner } from '#tests/browser/story/admin'
import { openNewTab } from '#tests/support/browser/new_tab'
import { newVisitor } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')
const title = 'Dating at the seaside'

test.group('An admin, at the settings of a site', () => {
  test('looks at the site with a change that nobody else sees, keeps it and undoes it', async ({
    assert,
  }) => {
    const page = await adminPage(owner)
    await openSettings(page, 'identity')
    await page.getByLabel(t('admin/settings.index_title'), { exact: true }).fill(title)
    // By the keyboard alone: Enter in a field sends the whole form.
    await page.keyboard.press('Enter')
    await page.waitForURL('**/draft')
    await page.getByRole('cell', { name: title }).waitFor()

    await page.getByRole('button', { name: t('admin/settings.preview') }).click()
    const link = page.getByRole('link', { name: t('admin/settings.preview_open') })
    const preview = await openNewTab(link)
    await preview.getByText(t('admin/settings.preview_bar')).waitFor()
    assert.include(await preview.title(), title)
    const stranger = await newVisitor()
    const elsewhere = await stranger.newPage()
    await elsewhere.goto('/')
    assert.notInclude(await elsewhere.title(), title)
    await preview.getByRole('button', { name: t('admin/settings.preview_end') }).click()
    await preview.getByText(t('admin/settings.preview_bar')).waitFor({ state: 'detached' })
    assert.notInclude(await preview.title(), title)

    await dropOthers(page)
    await page.getByLabel(t('admin/settings.why')).fill('For the summer')
    await page.getByRole('button', { name: t('admin/settings.keep', { number: 1 }) }).click()
    await page.getByRole('cell', { name: 'For the summer' }).waitFor()
    await elsewhere.reload()
    assert.include(await elsewhere.title(), title)

    const undone = page.waitForEvent('load')
    await page
      .getByRole('button', { name: t('admin/settings.undo') })
      .first()
      .click()
    await undone
    await elsewhere.reload()
    assert.notInclude(await elsewhere.title(), title)
    await Promise.all([page.context().close(), stranger.close()])
  })
})

/** Opens a group of settings of the demo's site. */
async function openSettings(page: Page, group: string) {
  await page.goto('/admin/sites')
  await page.locator('main a[href^="/admin/sites/"]').first().click()
  await page.getByRole('link', { name: t(`admin/settings.group_${group}`), exact: true }).click()
  await page.waitForURL(`**/settings/${group}`)
}

/** What the owner of the demo had filled in before. */
async function dropOthers(page: Page) {
  const drop = t('admin/settings.drop_one')
  for (const name of ['free_messages', 'photo_moderation']) {
    const button = `${t(`admin/settings.${name}`)}: ${drop}`
    await page.goto(page.url().replace(/\/preview$/, ''))
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('status').waitFor()
  }
}
