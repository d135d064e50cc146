import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { search } from '#tests/support/discovery/search'
import { allPages, open } from '#tests/support/http/open_page'
import { block } from '#tests/support/likes/blocks'
import { manyMembers, man } from '#tests/support/people/many_members'
import { inTransaction } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'
import { sendForm } from '#tests/support/http/send_form'

test.group('The list of blocked members', (group) => {
  inTransaction(group)

  test('names members whom the viewer blocks, not those who block the viewer, without photos', async ({
    assert,
    client,
  }) => {
    await join(ada(), bob({ profile: { fictional: true } }), cleo())
    await block(ada(), bob())
    await block(cleo(), ada())
    const { inertiaProps: props } = await open(client, '/profile/blocked', ada())
    assert.lengthOf(props.blocked, 1)
    const [{ since, ...row }] = props.blocked
    assert.deepEqual(row, { id: bob().profile.id, name: 'Bob', fictional: true })
    assert.isString(since)
  })

  test('unblocks a member, and stays open', async ({ assert, client }) => {
    await join(ada(), bob())
    await block(ada(), bob())
    const response = await sendForm(client, ada(), `/profile/blocked/${bob().profile.id}/end`)
    response.assertHeader('location', '/profile/blocked')
    assert.equal(await countOf('blocks'), 0)
    assert.deepEqual(await search(client, ada()), ['Bob'])
  })

  test('has no name for members who left', async ({ assert, client }) => {
    await join(ada(), bob({ user: { status: 'banned' }, profile: { status: 'disabled' } }))
    await block(ada(), bob())
    const { inertiaProps: props } = await open(client, '/profile/blocked', ada())
    assert.isNull(props.blocked[0].name)
  })

  test('is paged without repeating or skipping anyone', async ({ assert, client }) => {
    const men = manyMembers(man, 35)
    await join(ada(), ...men)
    for (const one of men) await block(ada(), one)
    await db.from('blocks').update({ created_at: 1_772_000_000_000 })
    const pages = await allPages<{ id: string }>(client, '/profile/blocked', ada(), 'blocked')
    assert.deepEqual(
      pages.map((page) => page.length),
      [30, 5]
    )
    assert.lengthOf(new Set(pages.flat().map(({ id }) => id)), 35)
  })
})
