import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { holdRequests } from '#tests/browser/story/hold_requests'
import { visitorPage } from '#tests/support/browser/shared_site'
import { waitUntilTrue } from '#tests/support/browser/wait_until_true'

const phone = { viewport: { width: 412, height: 823 } }
const pictures = '**/photos/**'
const pages = [
  { path: '/en', count: 1 },
  { path: '/en/landers/collagelanding', count: 3 },
  { path: '/en/landers/gallery', count: 2 },
  { path: '/en/landers/tinderswipe', count: 1 },
]

test.group('The first pictures of a page', () => {
  for (const { path, count } of pages) {
    test(`are asked for before all others: ${count} of ${path}`, async ({ assert }) => {
      const page = await visitorPage(phone)
      const asked = picturesAskedFor(page)
      const letPicturesCome = await holdRequests(page, pictures)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await waitUntilTrue(page, 'document.fonts.status === "loaded"')
      assert.equal(asked.size, count)
      const first = new Set(asked)
      const another = page.waitForRequest(
        (request) => isPicture(request.url()) && !first.has(request.url())
      )
      await letPicturesCome()
      await another
      await page.context().close()
    })
  }
})

test.group('The pictures of the sign-up', () => {
  for (const { width, variants } of [
    { width: 412, variants: ['thumb', 'thumb', 'thumb'] },
    { width: 1280, variants: ['full'] },
  ]) {
    test(`are ${variants.join(', ')} at ${width} pixels, the first of them first`, async ({
      assert,
    }) => {
      const page = await visitorPage({ viewport: { width, height: 823 } })
      const asked = picturesAskedFor(page)
      await page.goto('/en/signup', { waitUntil: 'networkidle' })
      const found = [...asked].map((url) => new URL(url).pathname.split('/').at(-1))
      assert.deepEqual(found, variants)
      const priorities = await page.evaluate<unknown>(
        `Array.from(document.querySelectorAll('picture img'), (one) => one.getAttribute('fetchpriority'))`
      )
      assert.deepEqual(priorities, ['high', null, null])
      await page.context().close()
    })
  }
})

const isPicture = (url: string) => new URL(url).pathname.startsWith('/photos/')

function picturesAskedFor(page: Page) {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (isPicture(request.url())) asked.add(request.url())
  })
  return asked
}
