import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'

const paths = ['/nl/pages/terms', '/nl/pricing']

test.group('A public page that nothing lives on', (group) => {
  inTransaction(group)

  test('comes to a visitor without React and its props, and to React as data: {$self}')
    .with(paths)
    .run(async ({ client, assert }, path) => {
      const page = await client.get(path)
      assert.include(page.text(), 'inertia/plain.ts')
      assert.notInclude(page.text(), 'inertia/app.tsx')
      assert.notInclude(page.text(), 'data-page="app"')
      assert.match(page.text(), /<h1[^>]*>\S/)
      const data = await client.get(path).withInertia()
      data.assertStatus(200)
      data.assertInertiaPropsContains({ locale: 'nl' })
    })

  test('comes to a member as a page among theirs, and to a visitor with their own bar: {$self}')
    .with(paths)
    .run(async ({ client, assert }, path) => {
      await join(ada())
      await client.get(path)
      const page = await client.get(path).loginAs(await account(ada()))
      assert.include(page.text(), 'inertia/app.tsx')
      assert.include(page.text(), 'data-page="app"')
      // The bar of a member's page, not the login of a visitor's.
      assert.include(page.text(), '/members')
      assert.notInclude(page.text(), 'data-warning')
      const visitors = await client.get(path)
      assert.include(visitors.text(), 'href="/nl/login"')
      // Nothing stands before what holds here.
      const warns = visitors.text().includes('<dialog data-warning')
      assert.equal(warns, path === '/nl/pricing')
    })
})
