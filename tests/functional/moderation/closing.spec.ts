import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { runCommand } from '#tests/support/operators/run_command'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo } from '#tests/support/people/people'
import { storePhoto, storeFiles } from '#tests/support/profiles/photos'
import { about, newReport, report, storedReports } from '#tests/support/moderation/reports'

test.group('Support, by its commands,', (group) => {
  inTransaction(group)

  test('lists open reports, the oldest first', async ({ assert, client }) => {
    await join(ada(), bob(), cleo())
    await report(client, ada(), bob(), { explanation: 'He wants money' })
    await report(client, ada(), cleo(), { reason: 'advertising' })
    const [first, second] = await storedReports()
    await db.from('reports').where('id', second.id).decrement('reported_at', 60_000)
    const { exitCode, report: list } = await runCommand('reports:list')
    assert.equal(exitCode, 0)
    assert.match(list, new RegExp(`${second.id}[^]*advertising[^]*${first.id}[^]*scam`))
    assert.include(list, `"Bob" (/members/${bob().profile.id}), profile: "He wants money"`)
    assert.include(list, '2 waiting')
    await runCommand('reports:close', first.id, '--decision=no_violation')
    const { report: rest } = await runCommand('reports:list')
    assert.notInclude(rest, first.id)
    assert.include(rest, '1 waiting')
  })

  test('reads the texts, without terminal control characters', async ({ assert, client }) => {
    await join(ada(), bob({ profile: { about: 'Hoi \u009b2J\u202e' } }))
    const chat = await conversationBetween(ada(), bob())
    await say(client, bob(), chat, { body: 'Geef me geld' })
    const id = await newReport(client, ada(), bob(), about('conversation', chat))
    const { exitCode, report: shown } = await runCommand('reports:show', id)
    assert.equal(exitCode, 0)
    assert.include(shown, 'name "Bob"\nabout "Hoi \\u009b2J\\u202e"\n')
    assert.match(shown, /Z reported text "Geef me geld"$/)
  })

  test('gets the reported picture as a file', async ({ assert, client, cleanup }) => {
    await join(ada(), bob())
    const photoId = await storePhoto(bob())
    await storeFiles(photoId)
    const id = await newReport(client, ada(), bob(), about('photo', photoId))
    const folder = await mkdtemp(pathOf(tmpdir(), 'vonk-evidence-'))
    cleanup(() => rm(folder, { recursive: true }))
    const file = pathOf(folder, 'picture.webp')
    await runCommand('reports:show', id, `--picture=${file}`)
    assert.equal(await readFile(file, 'utf8'), `full of ${photoId}`)
  })

  test('finds no unknown report', async ({ assert }) => {
    for (const id of [crypto.randomUUID(), 'evil']) {
      const failed = await runCommand('reports:close', id, '--decision=banned')
      assert.deepEqual(failed.exitCode, 1)
      assert.include(failed.report, `No such report: ${id}`)
      assert.equal((await runCommand('reports:show', id)).exitCode, 1)
    }
  })
})
