import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'

const paths = ['/nl/pages/terms', '/nl/pricing']

test.group('A public page that nothing lives on', (group) => {
  inTransaction(group)

  test('comes to a visitor without React and its props: {$self}')
    .with(paths)
    .run(async ({ client, assert }, path) => {
      const page = await client.get(path)
      assert.include(page.text(), 'inertia/plain.ts')
      assert.notInclude(page.text(), 'inertia/app.tsx')
      assert.notInclude(page.text(), 'data-page="app"')
      assert.match(page.text(), /<h1[^>]*>\S/)
    })

  test('comes to a member, also after a visitor, as a page among theirs: {$self}')
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
    })

  test('comes to a visit from a page of React as its data: {$self}')
    .with(paths)
    .run(async ({ client }, path) => {
      const page = await client.get(path).withInertia()
      page.assertStatus(200)
      page.assertInertiaPropsContains({ locale: 'nl' })
    })

  test('is drawn for a visitor with their own bar, also after a member: {$self}')
    .with(paths)
    .run(async ({ client, assert }, path) => {
      await join(ada())
      await client.get(path).loginAs(await account(ada()))
      const page = await client.get(path)
      assert.include(page.text(), 'href="/nl/login"')
      assert.include(page.text(), '<dialog data-warning')
    })
})
