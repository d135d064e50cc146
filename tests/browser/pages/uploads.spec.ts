import { test } from '@japa/runner'
import type { Page } from 'playwright'
import sharp from 'sharp'
import type { Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { memberPage } from '#tests/browser/story/log_in'
import { loseAnswer } from '#tests/browser/story/lose_answer'
import { englishMembers } from '#tests/browser/story/people'
import { timePassesUntil } from '#tests/browser/story/time_travel'
import { transferFiles, slowUploads } from '#tests/browser/story/drop_files'
import { waitUntilTrue } from '#tests/support/browser/wait_until_true'
import { drawing, noise } from '#tests/support/profiles/picture_files'
import { runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')
const uploads = '**/profile/photos?client_id=*'
/** Per cent of the first file on its way. */
const bar = `document.querySelector('progress')?.value`

test.group('Uploading photos', () => {
  test('works by dropping files on the page, or pasting them', async ({ assert }) => {
    const page = await albumOf(await someone())
    await transferFiles(page, 'dragover', ['dropped.jpg'])
    await page.getByText(t('profiles.photos_drop')).waitFor()
    await transferFiles(page, 'drop', ['dropped.jpg'])
    await photo(page, 1).waitFor()
    assert.equal(await page.getByText(t('profiles.photos_drop')).count(), 0)
    await transferFiles(page, 'paste', ['pasted.jpg'])
    await photo(page, 2).waitFor()
    assert.equal(new URL(page.url()).pathname, '/profile/photos')
    await page.context().close()
  })

  test('shows previews and progress, and stores nothing once cancelled', async ({ assert }) => {
    // Another member: a server that is busy may store what had arrived, after it was cancelled.
    const page = await albumOf(await someone(6))
    const endSlowness = await slowUploads(page)
    await choose(page, { 'slow.jpg': await noise(1200) })
    const row = page.getByRole('listitem').filter({ hasText: 'slow.jpg' })
    await row.waitFor()
    await waitUntilTrue(page, `document.querySelector('img[src^="blob:"]')?.naturalWidth > 0`)
    await waitUntilTrue(page, `${bar} > 0 && ${bar} < 100`)
    await row
      .getByRole('button', { name: t('profiles.photo_cancel', { name: 'slow.jpg' }) })
      .click()
    await row.waitFor({ state: 'detached' })
    await endSlowness()
    await page.reload()
    await page.getByText(t('profiles.photos_empty')).waitFor()
    assert.equal(await photo(page, 1).count(), 0)
    await page.context().close()
  })

  test('of several at once puts them in the order in which they were chosen', async ({
    assert,
  }) => {
    const owner = await someone()
    const page = await albumOf(owner)
    await choose(page, { 'heavy.jpg': await noise(1200), 'light.jpg': await jpeg() })
    await photo(page, 2).waitFor()
    const stored = await runSqlAtSite(`select width from photos
      where profile_id = '${profileOf(owner)}' order by position`)
    assert.isAbove(Number(stored[0].width), Number(stored[1].width))
    await page.context().close()
  })

  test('is retried by itself, and stored once when only its answer was lost', async ({
    assert,
  }) => {
    const owner = await someone()
    const page = await albumOf(owner)
    await loseAnswer(page, uploads)
    await page.route(uploads, (route) => route.abort(), { times: 1 })
    await choose(page, { 'one.jpg': await jpeg() })
    await photo(page, 1).waitFor()
    await page.getByText(t('profiles.photos_count', { count: 1, limit: 3 })).waitFor()
    const stored = `select id from photos where profile_id = '${profileOf(owner)}'`
    assert.lengthOf(await runSqlAtSite(stored), 1)
    await page.context().close()
  })

  test('sends a large photo as small as it is kept, upright and without its place', async ({
    assert,
  }) => {
    const page = await albumOf(await someone())
    await page.evaluate(`{
      const { send } = XMLHttpRequest.prototype
      XMLHttpRequest.prototype.send = function (form) {
        if (form instanceof FormData) globalThis.sent = form.get('photo')
        send.call(this, form)
      }
    }`)
    const large = await sharp(await noise(3000))
      .resize(3000, 2000, { fit: 'fill' })
      .withExif({ IFD0: { Make: 'Phone of Ada' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer()
    await choose(page, { 'large.jpg': large })
    await photo(page, 1).waitFor()
    const sent = await page.evaluate<number[]>(
      'sent.arrayBuffer().then((bytes) => [...new Uint8Array(bytes)])'
    )
    const bytes = Buffer.from(sent)
    const about = await sharp(bytes).metadata()
    assert.deepEqual([about.format, about.width, about.height], ['jpeg', 1067, 1600])
    assert.isFalse(bytes.includes('Phone of Ada'))
    assert.isBelow(bytes.length, large.length / 2)
    await page.context().close()
  })

  test('of a large photo that is cut off is refused as damaged', async () => {
    const page = await albumOf(await someone())
    const whole = await noise(1600)
    await choose(page, { 'half.jpg': whole.subarray(0, whole.length / 2) })
    await page
      .getByRole('alert')
      .filter({ hasText: t('errors.picture_broken') })
      .waitFor()
    await page.context().close()
  })

  test('is tried again after a minute without progress', async ({ assert }) => {
    const page = await albumOf(await someone())
    let tries = 0
    await page.route(uploads, () => void (tries += 1))
    await page.clock.install()
    const first = page.waitForRequest(uploads)
    await choose(page, { 'one.jpg': await jpeg() })
    await first
    await page.clock.fastForward(55_000)
    assert.equal(tries, 1)
    const second = page.waitForRequest(uploads)
    await page.clock.fastForward(5000)
    await page.clock.fastForward(500)
    await second
    await page.context().close()
  })

  test('can be retried for several files at once', async ({ assert }) => {
    const page = await albumOf(await someone())
    await page.route(uploads, (route) => route.abort())
    await page.clock.install()
    await choose(page, { 'one.jpg': await jpeg(), 'two.jpg': await jpeg() })
    const again = page.getByRole('button', { name: t('profiles.photo_retry') })
    await timePassesUntil(again.nth(1))
    assert.equal(await page.getByText(t('profiles.photo_broke_off')).count(), 2)
    await page.unroute(uploads)
    await again.first().click()
    await photo(page, 1).waitFor()
    await again.click()
    await photo(page, 2).waitFor()
    await page.context().close()
  })

  test('lists each file that cannot be used with the reason, and uploads the others', async ({
    assert,
  }) => {
    const page = await albumOf(await someone())
    const words = Buffer.from('Not a picture')
    await page.locator('input[type=file]').setInputFiles([
      { name: 'letter.pdf', mimeType: 'application/pdf', buffer: words },
      { name: 'one.jpg', mimeType: 'image/jpeg', buffer: await jpeg() },
      { name: 'song.mp3', mimeType: 'audio/mpeg', buffer: words },
      { name: 'two.jpg', mimeType: 'image/jpeg', buffer: await jpeg() },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: words },
    ])
    await photo(page, 2).waitFor()
    for (const name of ['letter.pdf', 'song.mp3', 'notes.txt']) {
      const row = page.getByRole('listitem').filter({ hasText: name })
      await row
        .getByRole('alert')
        .filter({ hasText: t('errors.picture_unknown') })
        .waitFor()
    }
    await page.getByText(t('profiles.photos_count', { count: 2, limit: 3 })).waitFor()
    // Room for a third is left, so nothing is said of the limit.
    const limit = t('profiles.photo_limit_free', { limit: 3, premium: 25 })
    assert.equal(await page.getByText(limit).count(), 0)
    await page.context().close()
  })

  test('gives the place of a refused file to the next, names what finds none, and says how to get more', async ({
    assert,
  }) => {
    const page = await albumOf(await someone())
    const small = await sharp(await jpeg())
      .resize(50, 50)
      .jpeg()
      .toBuffer()
    await choose(page, {
      'small.jpg': small,
      '1.jpg': await jpeg(),
      '2.jpg': await jpeg(),
      '3.jpg': await jpeg(),
      '4.jpg': await jpeg(),
    })
    await photo(page, 3).waitFor()
    await page.getByText(t('profiles.photos_count', { count: 3, limit: 3 })).waitFor()
    const row = page.getByRole('listitem').filter({ hasText: '4.jpg' })
    await row.getByText(t('errors.photo_limit_reached', { max: 3 })).waitFor()
    assert.isTrue(await page.getByRole('listitem').filter({ hasText: 'small.jpg' }).isVisible())
    await page
      .getByRole('button', { name: t('profiles.photos_add') })
      .waitFor({ state: 'detached' })
    assert.equal(await photo(page, 4).count(), 0)
    const alert = page
      .getByRole('alert')
      .filter({ hasText: t('profiles.photo_limit_free', { limit: 3, premium: 25 }) })
    await alert.getByRole('link', { name: t('common.see_bundles') }).click()
    await page.waitForURL('**/premium')
    await page.context().close()
  })
})

let width = 600

/** Another one each time: an album takes the same photo once. */
function jpeg() {
  width += 1
  return drawing(width).jpeg().toBuffer()
}

function photo(page: Page, number: number) {
  return page.getByRole('img', { name: t('profiles.photo_number', { number }) })
}

function choose(page: Page, files: Record<string, Buffer>) {
  const chosen = Object.entries(files).map(([name, buffer]) => ({
    name,
    buffer,
    mimeType: 'image/jpeg',
  }))
  return page.locator('input[type=file]').setInputFiles(chosen)
}

/** A free member who reads English, and whom no other test needs. */
async function someone(nth = 5) {
  const free = (await englishMembers()).filter(({ premium }) => !premium)
  return free.at(-nth)!
}

function profileOf({ number }: Character) {
  return demoId('profile', number)
}

/** The page of their photos, of which they have none yet. */
async function albumOf(owner: Character) {
  await runSqlAtSite(`delete from photos where profile_id = '${profileOf(owner)}'`)
  await runSqlAtSite(`update profiles set main_photo_id = null where id = '${profileOf(owner)}'`)
  const page = await memberPage(owner)
  await page.goto('/profile/photos')
  // Enabled once the page receives files, also those that are dropped on it.
  await page.getByRole('button', { name: t('profiles.photos_add'), disabled: false }).waitFor()
  return page
}
