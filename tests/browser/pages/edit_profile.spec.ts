import { test } from '@japa/runner'
import type { Page, Request } from 'playwright'
import { castMembers } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { memberPage } from '#tests/browser/story/log_in'
import { runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { hydrated } from '#tests/support/browser/hydration'

const t = textsOf('en')
const edinburgh = { latitude: 55.9533, longitude: -3.1883 }

test.group('A member, editing their profile', () => {
  test('takes their place from the browser, once an hour', async ({ assert }) => {
    const editor = await someBriton()
    const page = await memberPage(editor)
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation(edinburgh)
    await openForm(page)

    const button = page.getByRole('button', { name: t('profiles.use_location') })
    const asked = page.waitForRequest(isAsked)
    await button.click()
    assert.equal(new URL((await asked).url()).search, '?lat=55.95&lon=-3.19')
    const found = page.getByRole('status').filter({ hasText: 'Edinburgh' })
    await found.waitFor()
    const calls = countAsked(page)
    await button.click()
    await page.getByRole('button', { disabled: false }).and(button).waitFor()
    await page.clock.setSystemTime(Date.now() + 60 * 60 * 1000)
    const askedAnew = page.waitForRequest(isAsked)
    await button.click()
    await askedAnew
    assert.equal(calls(), 1, 'it is known for an hour, and no longer')
    await found.waitFor()

    await page.getByLabel(t('profiles.about_label')).fill('Tea, trains and terrible puns.')
    await page.getByRole('button', { name: t('profiles.save_profile') }).click()
    await page.getByText(t('profiles.profile_saved')).waitFor()

    const [saved] = await runSqlAtSite(`select about, places.name as city from profiles
      join places on places.id = place_id where profiles.id = '${demoId('profile', editor.number)}'`)
    assert.deepEqual(saved, {
      about: 'Tea, trains and terrible puns.',
      city: 'Edinburgh',
    })
    await page.context().close()
  })

  test('has the room of the bar at the foot on a phone while they write', async ({ assert }) => {
    const phone = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true }
    const page = await memberPage(await someBriton(), phone)
    await openForm(page)
    const bar = page.getByRole('navigation', { name: t('common.main_menu') }).last()
    assert.isTrue(await bar.isVisible())
    await page.getByLabel(t('profiles.about_label')).focus()
    await bar.waitFor({ state: 'hidden' })
    await page.context().close()
  })

  test('finds what they wrote again after a reload, until it is saved', async ({ assert }) => {
    const page = await memberPage(await someBriton())
    await openForm(page)
    const about = page.getByLabel(t('profiles.about_label'))
    await about.fill('Half a thought about lighthouses')
    await page.reload()
    await page.getByText(t('profiles.about_restored')).waitFor()
    assert.equal(await about.inputValue(), 'Half a thought about lighthouses')
    await page.getByRole('button', { name: t('profiles.save_profile') }).click()
    await page.getByText(t('profiles.profile_saved')).waitFor()
    await openForm(page)
    assert.equal(await about.inputValue(), 'Half a thought about lighthouses')
    assert.equal(await page.getByText(t('profiles.about_restored')).count(), 0)
    await page.context().close()
  })

  test('sees a message when the browser does not share their position', async () => {
    const page = await memberPage(await someBriton())
    await openForm(page)
    await page.getByRole('button', { name: t('profiles.use_location') }).click()
    await page.getByText(t('profiles.location_denied')).waitFor()
    await page.context().close()
  })
})

/** Counts how often the server is asked from now on. */
function countAsked(page: Page) {
  let calls = 0
  page.on('request', (request) => (calls += Number(isAsked(request))))
  return () => calls
}

function isAsked(request: Request) {
  return request.url().includes('/api/geocode.php')
}

async function openForm(page: Page) {
  await page.goto('/profile')
  await page.getByRole('link', { name: t('profiles.edit_profile') }).click()
  await page.waitForURL('**/profile/edit')
  await hydrated(page)
}

/** A free member who reads English in Great Britain. */
async function someBriton() {
  const cast = await castMembers()
  const found = cast.find((one) => {
    return one.country === 'GB' && one.language === 'en' && !one.premium && !one.fictional
  })
  if (!found) throw new Error('The demo world has nobody like that')
  return found
}
