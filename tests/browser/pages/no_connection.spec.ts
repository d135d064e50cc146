import { test } from '@japa/runner'
import { pairLanguage, pairOfMembers, signedInContext } from '#tests/browser/story/pair'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf(pairLanguage)

test.group('Without a connection', () => {
  test('a way to another page says so, stays here, and leads there once there is one', async ({
    assert,
  }) => {
    const { payer } = await pairOfMembers(19)
    const context = await signedInContext(payer)
    const page = await context.newPage()
    await page.goto('/likes')
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    const members = page.getByRole('banner').locator('a[href="/members"]').first()
    await context.setOffline(true)
    await members.click()
    await page.getByText(t('common.no_connection')).waitFor()
    assert.match(page.url(), /likes/)
    assert.deepEqual(faults, [])

    await context.setOffline(false)
    await members.click()
    await page.waitForURL('**/members')
    await context.close()
  })

  test('for a moment, a way to another page leads there all the same', async ({ assert }) => {
    const { payer } = await pairOfMembers(19)
    const context = await signedInContext(payer)
    const page = await context.newPage()
    const followed = page.waitForResponse('**/__transmit/subscribe')
    await page.goto('/likes')
    await followed
    let asked = 0
    await page.route('**/members', (route) => (asked++ === 0 ? route.abort() : route.continue()))
    await page.getByRole('banner').locator('a[href="/members"]').first().click()
    await page.waitForURL('**/members')
    assert.equal(asked, 2)
    await context.close()
  })
})
