import { test } from '@japa/runner'
import { pagesOf } from '#tests/support/discovery/search'
import { open } from '#tests/support/http/open_page'
import { manyMembers, woman } from '#tests/support/people/many_members'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { countStatements } from '#tests/support/database/statements'

test.group('Pages of search results', (group) => {
  inTransaction(group)

  test('hold 24 members, and nobody is repeated or skipped', async ({ assert, client }) => {
    const women = manyMembers(woman, 50)
    await join(bob(), ...women)
    for (const pictured of women.slice(10, 30)) await storePhoto(pictured, { main: true })

    const pages = await pagesOf(client, bob())
    assert.deepEqual(
      pages.map((page) => page.length),
      [24, 24, 2]
    )
    assert.sameMembers(
      pages.flat(),
      women.map(({ profile }) => profile.name)
    )
    assert.lengthOf(new Set(pages.flat()), 50)
  })

  test('are appended by Show more', async ({ assert, client }) => {
    await join(bob(), ada())
    const page = await open(client, '/members', bob())
    assert.deepInclude(page.body(), { mergeProps: ['members'], matchPropsOn: ['members.id'] })
  })

  test('take no more statements for more members', async ({ assert, client }) => {
    await join(bob(), ...manyMembers(woman, 12))
    await open(client, '/members', bob())
    const few = await countStatements(() => open(client, '/members', bob()))
    await join(...manyMembers(woman, 30, 300))
    assert.equal(await countStatements(() => open(client, '/members', bob())), few)
  })
})
