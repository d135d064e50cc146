import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { demoId } from '#database/demo/ids'
import { couple, couplesSpeak, signedIn } from '#tests/browser/story/couple'
import { hydrated } from '#tests/screens/states'
import { runSqlAtSite } from '#tests/support/stage'
import { textsOf } from '#tests/support/texts'

const t = textsOf(couplesSpeak)

test.group('Two members', () => {
  test('like each other: toast, modal and match live in both browsers; then one blocks', async ({
    assert,
  }) => {
    const { payer, partner } = await couple(14)
    const [hisId, herId] = [payer, partner].map(({ number }) => demoId('profile', number))
    await runSqlAtSite(`delete from likes where liker_id in ('${hisId}', '${herId}')`)
    const [his, hers] = await Promise.all(
      [payer, partner].map(async (one) => (await signedIn(one)).newPage())
    )

    await Promise.all([opens(his, '/members'), opens(hers, `/members/${hisId}`)])
    await heart(hers).click()
    await his
      .getByText(t('common.name_likes_you', { name: partner.name }))
      .first()
      .waitFor()

    await his.goto('/members?min_age=18&t=0')
    const liked = his.getByRole('dialog', { name: t('likes.new_like_title') })
    await liked.waitFor()
    assert.equal(new URL(his.url()).search, '?min_age=18')
    await liked.getByRole('button', { name: t('likes.like_back') }).click()
    for (const page of [his, hers]) {
      await page.getByRole('dialog', { name: t('likes.match_title') }).waitFor()
    }

    await opens(his, `/likes/m/${herId}`)
    await his.getByRole('button', { name: t('profiles.more_actions') }).click()
    await his.getByRole('menuitem', { name: t('profiles.block') }).click()
    await his
      .getByRole('dialog')
      .getByRole('button', { name: t('profiles.block_confirm') })
      .click()
    await his.getByText(t('profiles.blocked')).waitFor()
    assert.equal((await hers.goto(`/members/${hisId}`))?.status(), 404)

    await his.goto('/profile/blocked')
    await his
      .getByRole('button', { name: t('settings.unblock_named', { name: partner.name }) })
      .click()
    await his.getByText(t('settings.blocked_none')).waitFor()
    assert.equal((await hers.goto(`/members/${hisId}`))?.status(), 200)
    await Promise.all([his.context().close(), hers.context().close()])
  }).timeout(60_000)
})

/** Opens a page and waits until the server tells it what happens. */
async function opens(page: Page, path: string) {
  const connected = page.waitForResponse('**/__transmit/subscribe')
  await page.goto(path)
  await Promise.all([connected, hydrated(page)])
}

function heart(page: Page) {
  return page.getByRole('button', { name: t('profiles.like'), exact: true })
}
