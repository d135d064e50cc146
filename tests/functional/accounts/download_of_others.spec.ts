import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import { block } from '#tests/support/likes/blocks'
import { inTransaction } from '#tests/support/database/transactions'
import { downloadedFiles, rowsIn } from '#tests/support/accounts/downloads'
import { storeLike } from '#tests/support/likes/likes'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo, dirk } from '#tests/support/people/people'
import { report } from '#tests/support/moderation/reports'
import { storeVisit } from '#tests/support/discovery/visits'

test.group('What a download says of others', (group) => {
  inTransaction(group)
  group.each.setup(() => {
    drive.fake()
    return () => drive.restore()
  })

  test('tells a free member that they are liked, not by whom', async ({ assert }) => {
    await join(ada(), bob(), dirk())
    await storeLike(bob(), ada())
    await storeLike(ada(), dirk(), { seen: true })
    const likes = rowsIn(await downloadedFiles(ada()), 'likes')
    assert.containSubset(likes, [
      { liker: null, liker_id: null, liked: 'Ada' },
      { liker: 'Ada', liked: 'Dirk', seen_at: null },
    ])
    assert.notInclude(JSON.stringify(likes), bob().profile.id)
  })

  test('tells who likes a member that likes back, or is premium', async ({ assert }) => {
    const zoe = cleo({ user: { paidUser: true } })
    await join(ada(), bob(), zoe)
    await storeLike(bob(), ada())
    await storeLike(ada(), bob())
    await storeLike(bob(), zoe)
    assert.containSubset(rowsIn(await downloadedFiles(ada()), 'likes'), [
      { liker: 'Bob', liked: 'Ada' },
    ])
    assert.containSubset(rowsIn(await downloadedFiles(zoe), 'likes'), [
      { liker: 'Bob', liked: 'Cleo' },
    ])
  })

  test('tells whom the member blocks, not who blocks them', async ({ assert }) => {
    await join(ada(), bob(), cleo())
    await block(ada(), bob())
    await block(cleo(), ada())
    const blocks = rowsIn(await downloadedFiles(ada()), 'blocks')
    assert.deepEqual(
      blocks.map(({ blocked }) => blocked),
      ['Bob']
    )
  })

  test('tells whom the member visited, and by whom only to a premium member', async ({
    assert,
  }) => {
    const zoe = cleo({ user: { paidUser: true } })
    await join(ada(), bob(), zoe)
    await storeVisit(bob(), ada())
    await storeVisit(ada(), bob())
    await storeVisit(bob(), zoe)
    const visits = rowsIn(await downloadedFiles(ada()), 'visits')
    assert.containSubset(visits, [
      { visitor: null, visitor_id: null, visited: 'Ada' },
      { visitor: 'Ada', visited: 'Bob', times: 1 },
    ])
    const [got] = rowsIn(await downloadedFiles(zoe), 'visits')
    assert.equal(got.visitor, 'Bob')
  })

  test('tells whom the member reported, not who reported them', async ({ client, assert }) => {
    await join(ada(), bob(), cleo())
    await report(client, ada(), bob(), { explanation: 'He wants money' })
    await report(client, cleo(), ada(), { explanation: 'She is rude' })
    const files = await downloadedFiles(ada())
    assert.containSubset(rowsIn(files, 'reports'), [
      { reported: 'Bob', reason: 'scam', explanation: 'He wants money' },
    ])
    assert.notInclude(Object.values(files).join('\n'), 'She is rude')
  })
})
