import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { visitorPage } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { waitUntilTrue } from '#tests/support/browser/wait_until_true'

const t = textsOf('en')

test.group('The gallery', () => {
  test('goes on by itself where it is scrolled to its end, and nothing shown moves', async ({
    assert,
  }) => {
    const page = await visitorPage({ viewport: { width: 1280, height: 800 } })
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('page=') && asked.push(request.url()))
    await page.goto('/landers/gallery')
    await page.evaluate('document.fonts.ready')
    const before = await page.locator('.tile').first().boundingBox()
    await waitUntilTrue(
      page,
      "(scrollTo(0, document.body.scrollHeight), !document.querySelector('[data-more]'))"
    )
    await page.getByText(t('landers.gallery_end')).waitFor()
    assert.isNotEmpty(asked)
    assert.lengthOf(new Set(asked), asked.length, 'no page is asked for twice')
    const askedAtTheEnd = asked.length
    await comeAgain(page)
    assert.lengthOf(asked, askedAtTheEnd)

    await page.evaluate('scrollTo(0, 0)')
    assert.deepEqual(await page.locator('.tile').first().boundingBox(), before)
    const sources = await page.evaluate<string[]>(
      "[...document.querySelectorAll('.tile img')].map((one) => one.src)"
    )
    assert.lengthOf(new Set(sources), sources.length)
    await page.context().close()
  })

  test('ends, too, where the same people come again and again', async ({ assert }) => {
    const page = await visitorPage()
    let asked = 0
    await page.route('**/landers/gallery?page=*', async (route) => {
      asked++
      const answer = await page.request.get('/landers/gallery')
      const body = (await answer.text()).replace('data-more', 'data-again data-more')
      await route.fulfill({ contentType: 'text/html', body })
    })
    await page.goto('/landers/gallery')
    await page.evaluate('scrollTo(0, document.body.scrollHeight)')
    await page.locator('[data-again]').waitFor()
    await comeAgain(page)
    assert.equal(asked, 1)
    await page.getByRole('link', { name: t('landers.gallery_more') }).waitFor()
    await page.context().close()
  })
})

test.group('The link to more people', () => {
  test('asks once, however often it is clicked', async ({ assert }) => {
    const page = await visitorPage()
    await page.goto('/landers/gallery', { waitUntil: 'networkidle' })
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('page=') && asked.push(request.url()))
    await page.evaluate(`{
      const link = document.querySelector('[data-more]')
      link.click()
      link.click()
    }`)
    await waitUntilTrue(page, 'document.querySelectorAll(".tile").length > 24')
    assert.lengthOf(new Set(asked), asked.length)
    await page.context().close()
  })
})

/**
 * Scrolls away from the end and back. Observers are told by the second frame; what the page asks for then
 * is asked before this asks for something itself.
 */
async function comeAgain(page: Page) {
  await page.evaluate(`(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (const place of [0, document.body.scrollHeight]) {
      scrollTo(0, place)
      await frame()
      await frame()
    }
    await fetch('/robots.txt')
  })()`)
}
