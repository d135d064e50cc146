import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { castMembers, type Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { demoEmail } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import { logInByRequest } from '#tests/browser/story/log_in'
import { newVisitor, runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { bomb, phonePhoto } from '#tests/support/profiles/picture_files'
import { hydrated } from '#tests/support/browser/hydration'

const t = textsOf('en')

test.group('Photos', () => {
  test('an uploaded private photo is clear to premium members and blurred to others', async ({
    assert,
  }) => {
    const { owner, free, premium } = await people()
    await runSqlAtSite(`delete from photos where profile_id = '${profileOf(owner)}'`)
    await runSqlAtSite(`update profiles set main_photo_id = null where id = '${profileOf(owner)}'`)
    const page = await signedIn(owner)
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
      .filter({ hasText: t('errors.picture_too_large', { max: 60 }) })
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
    await page.context().close()

    const name = t('profiles.picture_of', { number: 1, name: owner.name })
    const seenBy = async (viewer: Character) => {
      const visitor = await signedIn(viewer)
      await visitor.goto(`/members/${profileOf(owner)}`)
      const address = await visitor.getByRole('img', { name }).getAttribute('src')
      const unlock = t('profiles.unlock_photos', { count: 1, name: owner.name })
      const locked = await visitor.getByRole('link', { name: unlock }).count()
      const words = await visitor.getByText('By the sea').count()
      await visitor.context().close()
      return { variant: /(\w+)\?/.exec(address ?? '')?.[1], locked: locked > 0, words: words > 0 }
    }
    assert.deepEqual(await seenBy(free), { variant: 'blurred', locked: true, words: false })
    assert.deepEqual(await seenBy(premium), { variant: 'full', locked: false, words: true })
  })

  test('are reordered by keyboard and by dragging, and screen readers hear each move', async ({
    assert,
  }) => {
    const { album } = await people()
    const page = await signedIn(album)
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

/** People of the demo world who read English. */
async function people() {
  const cast = await castMembers()
  const english = cast.filter(({ language, fictional }) => language === 'en' && !fictional)
  const found = (one: Character | undefined) => one ?? english[0]
  const [owner, free] = english.filter((one) => !one.premium).slice(20)
  return {
    owner,
    free,
    premium: found(english.find((one) => one.premium)),
    album: found(english.findLast((one) => one.premium && !one.lead && one.pictures > 2)),
  }
}

function profileOf({ number }: Character) {
  return demoId('profile', number)
}

async function signedIn({ number }: Character) {
  const context = await newVisitor()
  await logInByRequest(context, demoEmail(number), demoPassword)
  return context.newPage()
}
