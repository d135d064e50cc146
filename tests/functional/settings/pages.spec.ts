import { test } from '@japa/runner'
import { drawnPage, open } from '#tests/support/http/open_page'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'

const pages = {
  '/profile': 'settings/index',
  '/profile/password': 'settings/password',
  '/profile/email': 'settings/email',
  '/profile/privacy': 'settings/privacy',
  '/settings/spending': 'settings/spending',
  '/notifications': 'settings/notifications',
  '/profile/data': 'settings/data',
  '/lang-config': 'settings/language',
}

test.group('The pages of the settings', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  test('open for a member, and send a visitor to log in', async ({ client, assert }) => {
    for (const [path, component] of Object.entries(pages)) {
      const response = await open(client, path, ada())
      response.assertInertiaComponent(component)
      assert.notInclude(JSON.stringify(response.inertiaProps), ada().user.email!)
      if (path === '/lang-config') continue
      const visitor = await client.get(path).redirects(0)
      assert.equal(visitor.header('location'), '/login', path)
    }
  })

  test('list what is about credits under a heading of its own', async ({ client, assert }) => {
    const page = await drawnPage(client, '/profile', ada())
    assert.match(
      page,
      /<h2[^>]*>Credits en uitgaven<\/h2>(?:(?!<h2).)*"\/transactions"(?:(?!<h2).)*"\/settings\/spending"/s
    )
  })

  test('list the languages of the country, and the others under a heading of their own', async ({
    client,
    assert,
  }) => {
    const page = await drawnPage(client, '/lang-config', ada())
    const parts = ['lang="nl"', 'Meer talen', 'lang="pl"'].map((part) => page.lastIndexOf(part))
    assert.notInclude(parts, -1)
    assert.deepEqual(
      parts,
      parts.toSorted((one, other) => one - other)
    )
  })
})
