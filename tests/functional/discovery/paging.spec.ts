import { test } from '@japa/runner'
import { pagesOf } from '#tests/support/discovery/search'
import { open } from '#tests/support/http/open_page'
import { block } from '#tests/support/likes/blocks'
import { manyMembers, man, woman } from '#tests/support/people/many_members'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'
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

  test('end with the last result', async ({ assert, client }) => {
    await join(bob(), ...manyMembers(woman, 24))
    assert.lengthOf(await pagesOf(client, bob()), 1)
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

test.group('The number of results', (group) => {
  inTransaction(group)

  test('is exact, without the viewer and blocks either way', async ({ assert, client }) => {
    const women = manyMembers(woman, 30)
    await join(bob(), cleo(), ...women)
    await block(bob(), women[0])
    await block(women[0], bob())
    await block(women[1], bob())
    assert.equal((await open(client, '/members', bob())).inertiaProps.total, 29)
    assert.equal((await open(client, '/members?min_age=60', bob())).inertiaProps.total, 0)
    assert.equal((await open(client, '/members?gender=both', cleo())).inertiaProps.total, 1)
  })

  test('counts once who is found as a woman or a man', async ({ assert, client }) => {
    await join(ada(), bob(), cleo())
    assert.equal((await open(client, '/members?country=NL')).inertiaProps.total, 3)
  })

  test('is zero for a gender that the member does not seek', async ({ assert, client }) => {
    await join(bob(), ada(), man(5))
    const { inertiaProps: props } = await open(client, '/members?gender=male', bob())
    assert.deepInclude(props, { total: 0, members: [], similar: [], next: null })
  })
})
