import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { demoId } from '#database/demo/ids'
import { memberPage } from '#tests/browser/story/log_in'
import { englishMembers } from '#tests/browser/story/people'
import { runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { bomb, phonePhoto } from '#tests/support/profiles/picture_files'
import { hydrated } from '#tests/support/browser/hydration'

const t = textsOf('en')

test.group('Photos', () => {
  test('an uploaded photo is given words and made private, beside one that is refused', async ({
    assert,
  }) => {
    const owner = (await englishMembers()).filter((one) => !one.premium)[20]
    const id = demoId('profile', owner.number)
    await runSqlAtSite(`delete from photos where profile_id = '${id}'`)
    await runSqlAtSite(`update profiles set main_photo_id = null where id = '${id}'`)
    const page = await memberPage(owner)
    await page.goto('/profile/photos')
    const files = page.locator('input[type=file]')
    await files.setInputFiles([
      { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() },
      { name: 'bomb.png', mimeType: 'image/png', buffer: bomb(60_000, 60_000) },
    ])
    const tile = page.getByRole('img', { name: t('profiles.photo_number', { number: 1 }) })
    await tile.waitFor()
    await page
      .getByRole('alert')
      .filter({ hasText: t('errors.picture_too_large', { max: 64 }) })
      .waitFor()
    await page
      .getByRole('button', { name: t('profiles.photo_dismiss', { name: 'bomb.png' }) })
      .click()

    await page.getByRole('button', { name: t('profiles.photo_menu', { number: 1 }) }).click()
    await page.getByRole('menuitem', { name: t('profiles.photo_edit') }).press('Enter')
    await page.getByLabel(t('profiles.photo_caption'), { exact: true }).fill('By the sea')
    await page.getByLabel(t('profiles.photo_private_label')).check()
    await page.getByRole('button', { name: t('profiles.photo_save') }).click()
    await page
      .getByRole('list', { name: t('profiles.photos') })
      .getByText('By the sea')
      .waitFor()
    const [photo] = await runSqlAtSite(`select is_private from photos where profile_id = '${id}'`)
    assert.isTrue(Boolean(photo.is_private))
    await page.context().close()
  })

  test('are reordered by keyboard and by dragging, and screen readers hear each move', async ({
    assert,
  }) => {
    const album = (await englishMembers()).findLast((one) => {
      return one.premium && !one.lead && one.pictures > 2
    })
    const page = await memberPage(album!)
    await page.goto('/profile/photos')
    const tiles = page.getByRole('list', { name: t('profiles.photos') }).getByRole('listitem')
    const second = await tiles.nth(1).getAttribute('data-photo')
    const kept = () => page.waitForResponse('**/profile/photos/*/place')
    const keptThird = kept()
    await page.getByRole('button', { name: t('profiles.photo_move', { number: 2 }) }).focus()
    await page.keyboard.press('ArrowRight')
    const total = await tiles.count()
    await page.getByText(t('profiles.photo_moved', { place: 3, total })).waitFor()
    await keptThird
    await page.reload()
    assert.equal(await tiles.nth(2).getAttribute('data-photo'), second)

    await hydrated(page)
    const keptSecond = kept()
    await dragHandle(page, 3, tiles.nth(1))
    await page.getByText(t('profiles.photo_moved', { place: 2, total })).waitFor()
    await keptSecond
    await page.reload()
    assert.equal(await tiles.nth(1).getAttribute('data-photo'), second)
    await page.context().close()
  })
})

/** Drags a photo by its handle onto another. */
async function dragHandle(page: Page, number: number, target: Locator) {
  await page.getByRole('button', { name: t('profiles.photo_move', { number }) }).hover()
  await page.mouse.down()
  await target.hover({ force: true, position: { x: 20, y: 120 } })
  await page.mouse.up()
}
