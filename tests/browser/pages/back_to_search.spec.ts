import { test } from '@japa/runner'
import { waitUntil } from '#tests/browser/story/wait_until'
import { visitorPage } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')
const pageSize = 24

/** Types of what runs in the browser: tests are compiled without those of browsers. */
type Scrolling = { scrollIntoView: (options: { block: 'center' }) => void }

test.group('Back from a profile', () => {
  test('the search is scrolled to the same member, with every loaded page', async ({ assert }) => {
    const page = await visitorPage({ viewport: { width: 360, height: 780 } })
    await page.goto('/members?gender=both&country=DE')
    await page.getByRole('link', { name: t('discovery.show_more') }).click()
    const left = page
      .getByRole('main')
      .getByRole('article')
      .nth(pageSize + 5)
    // In the middle, so that the click does not scroll.
    await left.evaluate((article: Scrolling) => article.scrollIntoView({ block: 'center' }))
    const before = await left.boundingBox()
    const name = await left.getByRole('heading').innerText()
    // The picture, far from the name.
    await left.click({ position: { x: 40, y: 60 } })
    const back = page.getByRole('link', { name: t('profiles.back_to_members') })
    await back.waitFor()
    // So that screen readers say whose profile it is.
    await page.getByRole('heading', { level: 1 }).and(page.locator(':focus')).waitFor()

    await back.click()
    await left.waitFor()
    assert.equal(await left.getByRole('heading').innerText(), name)
    const isBack = async () => Math.abs((await left.boundingBox())!.y - before!.y) <= 1
    await waitUntil(isBack, 'the place that was left')
    assert.isTrue(await page.getByRole('status').filter({ hasText: /\d/ }).isVisible(), 'how many')
    await page.context().close()
  })

  test('steps of the age by keyboard are one step back', async ({ assert }) => {
    const page = await visitorPage({ viewport: { width: 1280, height: 800 } })
    await page.goto('/members?gender=both&country=DE')
    const before = new URL(page.url()).search
    const age = page.getByRole('slider').first()
    await age.focus()
    for (const nth of [1, 2, 3]) {
      const value = Number(await age.inputValue())
      await page.keyboard.press('ArrowRight')
      await page.waitForURL((url) => url.searchParams.get('min_age') === String(value + 1))
      assert.equal(Number(await age.inputValue()), value + 1, `step ${nth}`)
    }
    await page.goBack()
    await page.waitForURL((url) => url.search === before)
    await page.context().close()
  })
})
