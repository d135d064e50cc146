import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { newVisitor } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { waitUntilTrue } from '#tests/support/browser/wait_until_true'

const t = textsOf('en')

test.group('The gallery', () => {
  test('goes on by itself where it is scrolled, and nothing shown moves', async ({ assert }) => {
    const context = await newVisitor({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await page.goto('/landers/gallery')
    await page.evaluate('document.fonts.ready')
    const before = await page.locator('.tile').first().boundingBox()
    // Who was here meanwhile stands first now, and is not shown again: then a page has fewer people.
    await waitUntilTrue(
      page,
      `(scrollTo(0, document.body.scrollHeight), document.querySelectorAll('.tile').length >= 48)`
    )
    await page.evaluate('scrollTo(0, 0)')
    assert.deepEqual(await page.locator('.tile').first().boundingBox(), before)
    const sources = await page.evaluate<string[]>(
      "[...document.querySelectorAll('.tile img')].map((one) => one.src)"
    )
    assert.lengthOf(new Set(sources), sources.length)
    await context.close()
  })
})

test.group('The link to more people', () => {
  test('asks once, however often it is clicked', async ({ assert }) => {
    const context = await newVisitor()
    const page = await context.newPage()
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
    await context.close()
  })
})

test.group('The end of the gallery', () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`is the end, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({ assert }) => {
      const context = await newVisitor({ javaScriptEnabled })
      const page = await context.newPage()
      const asked: string[] = []
      page.on('request', (request) => request.url().includes('page=') && asked.push(request.url()))
      await page.goto('/landers/gallery')
      if (javaScriptEnabled) await scrollToTheEnd(page)
      else await followToTheEnd(page)
      await page.getByText(t('landers.gallery_end')).waitFor()
      assert.lengthOf(new Set(asked), asked.length, 'no page is asked for twice')
      const askedAtTheEnd = asked.length
      await page.waitForTimeout(2000)
      assert.lengthOf(asked, askedAtTheEnd)
      await context.close()
    })
  }

  test('is there, too, where the same people come again and again', async ({ assert }) => {
    const context = await newVisitor()
    const page = await context.newPage()
    let asked = 0
    await page.route('**/landers/gallery?page=*', async (route) => {
      asked++
      await route.fulfill({ response: await page.request.get('/landers/gallery') })
    })
    await page.goto('/landers/gallery')
    await page.evaluate('scrollTo(0, document.body.scrollHeight)')
    await waitUntilTrue(page, 'document.querySelectorAll(".tile").length >= 24')
    await page.waitForTimeout(2000)
    assert.equal(asked, 1)
    await page.getByRole('link', { name: t('landers.gallery_more') }).waitFor()
    await context.close()
  })
})

/** Until no more of its people are offered. */
async function scrollToTheEnd(page: Page) {
  await waitUntilTrue(
    page,
    "(scrollTo(0, document.body.scrollHeight), !document.querySelector('[data-more]'))"
  )
}

async function followToTheEnd(page: Page) {
  const more = page.getByRole('link', { name: t('landers.gallery_more') })
  while (await more.count()) await more.click()
}
