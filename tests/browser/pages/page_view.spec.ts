import { test } from '@japa/runner'
import { hideTab, showTab } from '#tests/browser/story/tab'
import { waitUntil } from '#tests/browser/story/wait_until'
import { runSqlAtSite, visitorPage } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')

test.group('A page that was opened by a link with lb', () => {
  test('tells that it is hidden, and how long it was seen by then and when it is left', async () => {
    const label = crypto.randomUUID()
    const page = await visitorPage()
    await page.clock.install()
    const start = performance.now()
    await page.goto(`/pages/terms?lb=${label}`)
    // The site counts no longer than its own clock says.
    await runSqlAtSite(
      `update page_views set opened_at = opened_at - 60000 where label = '${label}'`
    )
    /** The seconds that passed on the clock of the page, and those that the test takes, at most. */
    const saysSeen = (seconds: number) => {
      const taken = (performance.now() - start) / 1000
      return waitUntil(async () => {
        const sql = `select seconds from page_views where label = '${label}'`
        const [view] = await runSqlAtSite(sql)
        const more = Number(view.seconds) - seconds
        return more >= -1 && more <= taken + 1
      }, `${seconds} seconds seen`)
    }

    await page.clock.fastForward(12_000)
    const hidden = page.waitForRequest('**/api/page-hidden.php')
    await hideTab(page)
    await hidden
    await saysSeen(12)
    await page.clock.fastForward(100_000)
    await showTab(page)
    await page.clock.fastForward(8000)
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common.log_in') })
      .click()
    await saysSeen(20)
    await page.context().close()
  })
})
