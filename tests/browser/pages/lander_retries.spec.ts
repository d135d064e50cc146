import { test } from '@japa/runner'
import { visitorPage } from '#tests/support/browser/shared_site'
import { waitUntilTrue } from '#tests/support/browser/wait_until_true'

test.group('A request of a lander that fails twice', () => {
  test('brings more people to the gallery all the same', async ({ assert }) => {
    const page = await visitorPage({ viewport: { width: 1280, height: 800 } })
    let asked = 0
    await page.route(/gallery\?(.*&)?page=/, (route) => {
      asked++
      return asked <= 2 ? route.abort() : route.continue()
    })
    await page.goto('/landers/gallery')
    const tiles = await page.locator('.tile').count()
    await waitUntilTrue(
      page,
      `(scrollTo(0, document.body.scrollHeight), document.querySelectorAll('.tile').length > ${tiles})`
    )
    assert.isAtLeast(asked, 3)
    await page.context().close()
  })
})
