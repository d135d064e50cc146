import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { adminPage, moderator, owner, pressAndGo } from '#tests/browser/story/admin'
import { waitUntil } from '#tests/browser/story/wait_until'
import { runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')

test.group('A moderator at the photos', (group) => {
  group.each.setup(async () => {
    const lent = await lendPhotos(16)
    return async () => {
      await runSqlAtSite(`update photos set status = 'active' where id in (${lent.join()})`)
    }
  })

  test('decides photos by keys, with one undone, and none twice', async ({ assert }) => {
    const [page, other] = [await adminPage(moderator), await adminPage(owner)]
    await page.goto('/admin/pictures')
    const seen = new Set<string>()
    const undoneAt = 3
    for (let decided = 1; decided < 6; decided++) {
      const photo = await photoOn(page)
      assert.isFalse(seen.has(photo))
      seen.add(photo)
      await decide(page, 'a')
      if (decided !== undoneAt) continue
      await pressAndGo(page, 'u')
      await page.getByText(t('admin/pictures.undone')).waitFor()
      assert.equal(await photoOn(page), photo)
      await Promise.all([page.reload(), other.goto('/admin/pictures')])
      assert.notEqual(await photoOn(other), await photoOn(page))
      seen.delete(photo)
    }
    assert.notInclude([...seen], await photoOn(other))
    const last = await photoOn(page)
    await decide(page, '4')
    await pressAndGo(page, 'u')
    assert.equal(await photoOn(page), last)
    for (const one of [page, other]) await one.context().close()
  })

  test('approves nothing unseen: the key shows the photo first', async ({ assert }) => {
    const page = await adminPage(moderator)
    await page.goto('/admin/pictures?view=sheet')
    const [first, second] = await page.locator('article.photo').all()
    const pictureOf = (photo: typeof first) => photo.locator('.look img').getAttribute('src')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('a')
    assert.match((await pictureOf(second)) ?? '', /\/plain$/)
    assert.match((await pictureOf(first)) ?? '', /\/blurred$/)
    const id = await second.getAttribute('data-photo')
    await pictureIsThere(page, id)
    await pressAndGo(page, 'a')
    const [{ status }] = await runSqlAtSite(`select status from photos where id = '${id}'`)
    assert.equal(status, 'active')
    await pressAndGo(page, 'u')
    await page.context().close()
  })
})

test.group('What an admin typed', () => {
  test('is not left without a question', async ({ assert }) => {
    const page = await adminPage(owner)
    await page.goto('/admin/me')
    const field = page.locator('form[action="/admin/me"] input[name=name]')
    await field.pressSequentially(' the First')
    const typed = await field.inputValue()
    const follow = `setTimeout(() => document.querySelector('a[href="/admin/members"]').click())`
    const [dialog] = await Promise.all([page.waitForEvent('dialog'), page.evaluate(follow)])
    assert.equal(dialog.type(), 'beforeunload')
    await dialog.dismiss()
    assert.equal(await field.inputValue(), typed)
    await page.context().close()
  })
})

/** Decides about the photo of the page: the first press of the key shows it, the next one decides. */
async function decide(page: Page, key: 'a' | '4') {
  const photo = await photoOn(page)
  await page.keyboard.press(key)
  await pictureIsThere(page, photo)
  await pressAndGo(page, key)
}

/** The photo as it is, where it was blurred before. */
function pictureIsThere(page: Page, photo: string | null) {
  const picture = `document.querySelector('[data-photo="${photo}"] img[src$="/plain"]')`
  return waitUntil(() => page.evaluate<boolean>(`${picture}?.complete === true`), 'shown')
}

/** The photo that is shown. */
async function photoOn(page: Page) {
  return String(await page.locator('[data-photo]').first().getAttribute('data-photo'))
}

/** Lets photos wait that nobody's profile begins with; answers their ids, quoted. */
async function lendPhotos(number: number) {
  const rows = await runSqlAtSite(`select photos.id from photos
    join profiles on profiles.id = photos.profile_id
    where photos.status = 'active' and profiles.status = 'active'
    and (main_photo_id is null or main_photo_id <> photos.id)
    order by photos.id limit ${number}`)
  const ids = rows.map(({ id }) => `'${id}'`)
  await runSqlAtSite(`update photos set status = 'pending' where id in (${ids.join()})`)
  return ids
}
