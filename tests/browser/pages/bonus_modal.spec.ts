import { test } from '@japa/runner'
import { demoId } from '#database/demo/ids'
import { pairOfMembers, pairLanguage, signedInContext } from '#tests/browser/story/pair'
import { runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf(pairLanguage)
const percent = '25%'

test.group('The modal of the time bonus', () => {
  test('opens after 40 seconds, never over another dialog, until it is dismissed', async ({
    assert,
  }) => {
    const { partner } = await pairOfMembers(6)
    await joinedAt(partner.number, Date.now())
    const page = await (await signedInContext(partner)).newPage()
    await page.setViewportSize({ width: 360, height: 800 })
    await page.clock.install()
    const connected = page.waitForResponse('**/__transmit/subscribe')
    await page.goto('/members')
    await connected
    await page.getByRole('button', { name: t('discovery.filters') }).click()
    await page.getByRole('dialog', { name: t('discovery.filters') }).waitFor()
    await page.clock.fastForward('00:45')
    const modal = page.getByRole('dialog', { name: t('credits.welcome_bonus', { percent }) })
    assert.isFalse(await modal.isVisible())

    await page.keyboard.press('Escape')
    await page.locator('a[href="/chats"]:visible').last().click()
    await page.waitForURL('**/chats')
    await page.clock.fastForward('00:06')
    await modal.waitFor()
    await modal.getByText(/^03:5\d:\d\d$/).waitFor()
    // Said once: "nog" stands before it.
    await modal.getByText(/^23\d minuten$/).waitFor({ state: 'attached' })
    await modal.getByRole('button', { name: t('credits.bonus_modal_later') }).click()
    await modal.waitFor({ state: 'detached' })
    const kept = await page.context().cookies()
    assert.exists(kept.find(({ name }) => name === 'hide-time-bonus-modal'))
    await joinedAt(partner.number, 0)
    await page.context().close()
  })
})

async function joinedAt(number: number, moment: number) {
  await runSqlAtSite(
    `update users set signup_date = ${moment} where id = '${demoId('user', number)}'`
  )
}
