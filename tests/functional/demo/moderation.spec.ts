import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { evidenceKinds, reportDecisions, type Evidence } from '#core/moderation/report'
import { distinctValues, withDemoWorld } from '#tests/support/database/demo_world'

test.group('The back office of the demo', (group) => {
  withDemoWorld(group)

  test('has reports of each kind that wait, and some that are closed', async ({ assert }) => {
    const waiting = await db.from('reports').where('status', 'open').distinct('evidence_kind')
    assert.sameMembers(
      waiting.map((row) => row.evidence_kind),
      [...evidenceKinds]
    )
    const closed = await db.from('reports').where('status', 'closed').distinct('decision')
    assert.includeMembers(
      reportDecisions.filter((decision) => decision !== 'banned'),
      closed.map((row) => row.decision)
    )
    assert.lengthOf(closed, 2)
  })

  test('keeps with each report what was seen', async ({ assert }) => {
    const evidence = await db
      .from('reports')
      .join('report_evidence', 'report_evidence.report_id', 'reports.id')
      .whereIn('evidence_kind', ['message', 'conversation'])
    const lines = evidence.map((row) => ({ kind: row.evidence_kind, lines: linesIn(row.snapshot) }))
    for (const { kind, lines: said } of lines) {
      assert.lengthOf(said, kind === 'message' ? 1 : 6)
      assert.equal(said.at(-1)?.by, 'reported')
    }
    assert.lengthOf(lines, 2)
  })

  test('has appeals that wait, one that was granted and one that was rejected', async ({
    assert,
  }) => {
    const appeals = await db.from('appeals').orderBy('made_at')
    assert.deepEqual(
      appeals.map((row) => row.decision),
      ['rejected', 'granted', null, null]
    )
    for (const { decided_by: decidedBy, measure_id: id } of appeals.slice(0, 2)) {
      const measure = await db.from('measures').where({ id }).firstOrFail()
      assert.notEqual(measure.taken_by, decidedBy)
    }
  })

  test('has photos, complaints and money that wait, and a note in a file', async ({ assert }) => {
    for (const [table, where] of [
      ['tickets', { state: 'open' }],
      ['proposals', { status: 'waiting' }],
      ['member_notes', {}],
    ] as const) {
      assert.isNotEmpty(await db.from(table).where(where), table)
    }
  })

  test('has figures of each day of a year', async ({ assert }) => {
    assert.isAtLeast((await distinctValues('daily_figures', 'day')).length, 365)
  })
})

function linesIn(snapshot: string) {
  return (JSON.parse(snapshot) as Pick<Evidence, 'lines'>).lines
}
