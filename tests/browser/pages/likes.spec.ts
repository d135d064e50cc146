import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { demoId } from '#database/demo/ids'
import { pairOfMembers, pairLanguage, signedInContext } from '#tests/browser/story/pair'
import { waitUntilTrue } from '#tests/support/browser/wait_until_true'
import { runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { hydrated } from '#tests/support/browser/hydration'

const t = textsOf(pairLanguage)

test.group('Two members', () => {
  test('like each other: toast, modal and match live in both browsers; then one blocks', async ({
    assert,
  }) => {
    const { payer, partner } = await pairOfMembers(14)
    const [hisId, herId] = [payer, partner].map(({ number }) => demoId('profile', number))
    await runSqlAtSite(`delete from likes where liker_id in ('${hisId}', '${herId}')`)
    const [his, hers] = await Promise.all(
      [payer, partner].map(async (one) => (await signedInContext(one)).newPage())
    )

    await Promise.all([opens(his, '/members'), opens(hers, `/members/${hisId}`)])
    await heart(hers).click()
    await his
      .getByText(t('common.name_likes_you', { name: partner.name }))
      .first()
      .waitFor()

    const reloaded = his.waitForRequest((request) => {
      const asked = request.headers()['x-inertia-partial-data'] ?? ''
      return ['latest', 'counts', 'badges'].every((part) => asked.split(',').includes(part))
    })
    const told = his.waitForResponse('**/api/auto-like.php')
    await his.goto('/members?min_age=18&t=0')
    const liked = his.getByRole('dialog', { name: t('likes.new_like_title') })
    await liked.waitFor()
    const { startTime, responseStart } = (await told).request().timing()
    const reload = await reloaded
    await reload.response()
    const reloadedAfter = reload.timing().startTime - startTime - responseStart
    // By the browser's clock, which the 500 ms may differ from by a few.
    assert.isAtLeast(reloadedAfter, 480)
    assert.equal(new URL(his.url()).search, '?min_age=18')
    await liked.getByRole('button', { name: t('likes.like_back') }).click()
    for (const page of [his, hers]) {
      await page.getByRole('dialog', { name: t('likes.match_title') }).waitFor()
    }

    await opens(his, `/likes/m/${herId}`)
    await his.getByRole('button', { name: t('profiles.more_actions') }).press('Enter')
    await his.getByRole('menuitem', { name: t('profiles.block') }).press('Enter')
    await his
      .getByRole('dialog')
      .getByRole('button', { name: t('profiles.block_confirm') })
      .click()
    await his.getByText(t('profiles.blocked')).waitFor()
    assert.equal((await hers.goto(`/members/${hisId}`))?.status(), 404)
    await runSqlAtSite(`delete from blocks where blocker_id = '${hisId}'`)
    await Promise.all([his.context().close(), hers.context().close()])
  })
})

test.group('The list of likes', () => {
  test('grows at its top while it is read, and keeps its place and its pages', async ({
    assert,
  }) => {
    const { payer, partner } = await pairOfMembers(15)
    const [hisId, herId] = [payer, partner].map(({ number }) => demoId('profile', number))
    await runSqlAtSite(`delete from likes where liked_id = '${hisId}'`)
    await runSqlAtSite(`insert into likes (liker_id, liked_id, created_at, seen_at)
      select id, '${hisId}', 1, 1 from profiles where id not in ('${hisId}', '${herId}')
      and status = 'active' and not fictional order by id limit 30`)
    const [his, hers] = await Promise.all(
      [payer, partner].map(async (one) => (await signedInContext(one)).newPage())
    )
    const polled = his.waitForRequest('**/api/likes.php')
    await Promise.all([opens(his, '/likes/received'), opens(hers, `/members/${hisId}`)])
    await his.getByRole('link', { name: t('discovery.show_more') }).click()
    const tiles = his.getByRole('article')
    await waitUntilTrue(his, `document.querySelectorAll('article').length === 30`)
    await his.evaluate('scrollTo(0, 500)')

    await heart(hers).click()
    await tiles
      .filter({ hasText: partner.name })
      .filter({ hasText: t('likes.new') })
      .waitFor()
    assert.equal(await tiles.count(), 31)
    await polled
    assert.isAtLeast(await his.evaluate<number>('scrollY'), 500)
    await runSqlAtSite(`delete from likes where liked_id = '${hisId}'`)
    await Promise.all([his.context().close(), hers.context().close()])
  })
})

/** Opens a page and waits until its event stream is subscribed. */
async function opens(page: Page, path: string) {
  const connected = page.waitForResponse('**/__transmit/subscribe')
  await page.goto(path)
  await Promise.all([connected, hydrated(page)])
}

function heart(page: Page) {
  return page.getByRole('button', { name: t('profiles.like'), exact: true })
}
