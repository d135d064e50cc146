import { test } from '@japa/runner'
import { landingNames } from '#core/landings/landing'
import { advertisedMember } from '#tests/support/browser/advertised_member'
import { newVisitor } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('nl')
const words = 'Bak jij je eigen brood?'

/** Of HTML, style sheets and scripts, as they come over the line. */
const mostBytes = 60 * 1024

test.group('A landing for one member', () => {
  test('begins a chat without script, in the language of its address, and weighs 60 KB at most', async ({
    assert,
  }) => {
    const { id, name } = await advertisedMember()
    const reader = await newVisitor()
    const reading = await reader.newPage()
    const sizes: Promise<number>[] = []
    reading.on('requestfinished', (request) => {
      if (!['document', 'script', 'stylesheet'].includes(request.resourceType())) return
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    for (const landing of landingNames) {
      await reading.goto(`/nl/members/${id}/${landing}`, { waitUntil: 'networkidle' })
      const bytes = (await Promise.all(sizes.splice(0))).reduce((sum, size) => sum + size, 0)
      assert.isAbove(bytes, 0)
      assert.isAtMost(bytes, mostBytes, landing)
    }
    const cookies = await reader.cookies()
    assert.deepEqual(
      cookies.map(({ name: cookie }) => cookie),
      ['hide-site-entry-warning']
    )
    await reader.close()

    const context = await newVisitor({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`/nl/members/${id}/landing2?network=sparks`)
    await page.getByText(t('landings.own_line'), { exact: true }).click()
    await page.getByLabel(t('landings.own_words')).fill(words)
    await page.locator('button.go').click()
    await page.waitForURL('**/signup?**')
    const { pathname, search } = new URL(page.url())
    assert.equal(pathname, `/nl/members/${id}/signup`)
    assert.notInclude(search, 'brood')
    await page.getByText(t('accounts.sign_up_to_chat', { name: String(name) })).waitFor()
    await page.getByText(words).waitFor()
    await context.close()
  })
})
