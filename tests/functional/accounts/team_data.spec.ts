import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { personalRows } from '#queries/accounts/personal_data'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'

const [userId, other] = [ada().user.id, bob().user.id]

test.group('What the team noted about a member', (group) => {
  inTransaction(group)

  test('is in their download, but for what would tell on others', async ({ assert }) => {
    await join(ada(), bob())
    const photoId = await storePhoto(ada())
    const hash = { hash: '0f1e2d3c4b5a6978', mirrored: '1122334455667788', barred_for: null }
    await db.from('photo_hashes').where('photo_id', photoId).delete()
    await db.table('photo_hashes').insert({ photo_id: photoId, ...hash })
    await noteAct(1, 'adjust_credits', 'member', userId)
    await noteAct(2, 'review_picture', 'photo', photoId)
    await noteAct(3, 'export_member', 'member', userId)
    await noteAct(4, 'adjust_credits', 'member', other)
    const rows = await rowsOf(userId)
    assert.containSubset(rows.photo_hashes, [{ photo_id: photoId, hash: hash.hash }])
    assert.deepEqual(
      rows.audit_rows.map(({ act }) => act),
      ['adjust_credits', 'review_picture']
    )
    assert.notInclude(JSON.stringify(rows.audit_rows), 'Told by Bob')
    assert.deepEqual(
      (await rowsOf(other)).audit_rows.map(({ number }) => number),
      [4]
    )
  })
})

async function rowsOf(id: string) {
  const found: Record<string, Record<string, unknown>[]> = {}
  for await (const { table, rows } of personalRows(id)) found[table] = rows
  return found
}

function noteAct(number: number, act: string, kind: string, subjectId: string) {
  return db.table('audit_rows').insert({
    number,
    at: number,
    act,
    subject_kind: kind,
    subject_id: subjectId,
    reason: 'Told by Bob',
    previous: '',
    hash: '',
  })
}
