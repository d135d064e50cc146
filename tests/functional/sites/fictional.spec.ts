import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { inTransaction } from '#tests/support/database/transactions'
import { drawnPage, open } from '#tests/support/http/open_page'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { clearSettingsCache, setSetting } from '#tests/support/sites/settings'

async function labelOn(client: ApiClient) {
  const page = await open(client, '/likes/given', ada())
  return page.inertiaProps.site.fictional
}

test.group('The words of a site for fictional profiles', (group) => {
  inTransaction(group)

  test('are translated, and stand above the footer only where there are such profiles', async ({
    client,
    assert,
  }) => {
    await join(ada())
    const words = { icon: 'drama', label: 'Fictief', warning: 'fysiek contact niet mogelijk' }
    assert.deepEqual(await labelOn(client), { ...words, notice: null })
    await join(bob({ profile: { fictional: true } }))
    clearSettingsCache()
    const notice = 'Op Vonk staan ook fictieve profielen: fysiek contact niet mogelijk.'
    assert.deepEqual(await labelOn(client), { ...words, notice })
  })

  for (const [path, viewer] of [
    ['/', undefined],
    ['/pages/privacy', undefined],
    ['/likes/given', ada()],
  ] as const) {
    test(`are read above the footer of ${path}`, async ({ assert, client }) => {
      await join(ada())
      const words = /fictieve profielen|fictional profiles.*.*fictional-profiles/
      const footer = async () =>
        (await drawnPage(client, path, viewer)).split('<footer').at(-1) ?? ''
      assert.notMatch(await footer(), words)
      await join(bob({ profile: { fictional: true } }))
      clearSettingsCache()
      assert.match(await footer(), words)
    })
  }

  test('are its own where it has set them, but the warning stays', async ({ client, assert }) => {
    await join(ada(), bob({ profile: { fictional: true } }))
    await setSetting('fictional_icon', 'bot')
    await setSetting('fictional_singular', 'Verzonnen')
    await setSetting('fictional_plural', 'verzonnen profielen')
    await setSetting('fictional_warning', 'Onze redactie antwoordt')
    const warning = 'fysiek contact niet mogelijk. Onze redactie antwoordt'
    assert.deepEqual(await labelOn(client), {
      icon: 'bot',
      label: 'Verzonnen',
      warning,
      notice: `Op Vonk staan ook verzonnen profielen: ${warning}.`,
    })
  })
})
