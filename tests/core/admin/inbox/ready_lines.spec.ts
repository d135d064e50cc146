import { test } from '@japa/runner'
import { addReadyLine, editReadyLine, removeReadyLine } from '#core/admin/inbox/keep_ready_lines'
import { refuse } from '#core/result'
import { fakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'

const by = actorOf(adminOf('support'), null)
const other = actorOf(adminOf('moderator'), null)

test.group('A ready line', () => {
  test('is kept, rewritten and removed, each with a row in the log', async ({ assert }) => {
    const ports = fakePorts()
    const { audit, readyLines } = ports.repositories
    await addReadyLine(ports, { by, language: 'nl', body: ' Goedemorgen! ' })
    const [line] = await readyLines.where({ adminId: by.adminId })
    assert.containsSubset(line, { language: 'nl', body: 'Goedemorgen!' })
    const lineId = line.id
    await editReadyLine(ports, { by, lineId, language: 'de', body: 'Guten Morgen!' })
    const written = await readyLines.find(lineId)
    assert.containsSubset(written, { language: 'de', body: 'Guten Morgen!' })
    await removeReadyLine(ports, { by, lineId })
    assert.isNull(await readyLines.find(lineId))
    assert.lengthOf(audit.all, 3)
    assert.deepEqual(audit.all[2].after, { line: lineId, removed: true })
    assert.notMatch(JSON.stringify(audit.all), /morgen/i)
  })

  test('is its admin’s own', async ({ assert }) => {
    const ports = fakePorts()
    await addReadyLine(ports, { by, language: 'nl', body: 'Goedemorgen!' })
    const [{ id: lineId }] = await ports.repositories.readyLines.where({ adminId: by.adminId })
    const edited = await editReadyLine(ports, { by: other, lineId, language: 'nl', body: 'Hoi' })
    assert.deepEqual(edited, refuse('line_not_found'))
    const emptied = await editReadyLine(ports, { by, lineId, language: 'nl', body: ' ' })
    assert.deepEqual(emptied, refuse('message_empty'))
    const removed = await removeReadyLine(ports, { by: other, lineId })
    assert.deepEqual(removed, refuse('line_not_found'))
    assert.equal((await ports.repositories.readyLines.find(lineId))?.body, 'Goedemorgen!')
  })

  test('has words, and there are at most 30 in a language', async ({ assert }) => {
    const ports = fakePorts()
    const add = (language: 'nl' | 'de', body: string) => addReadyLine(ports, { by, language, body })
    assert.deepEqual(await add('nl', ' '), refuse('message_empty'))
    const line = { adminId: by.adminId, language: 'nl', createdAt: ports.clock.now() } as const
    for (let number = 1; number <= 29; number += 1) {
      await ports.repositories.readyLines.add({ ...line, id: String(number), body: 'Zin' })
    }
    assert.isTrue((await add('nl', 'Zin 30')).ok)
    assert.deepEqual(await add('nl', 'Zin 31'), refuse('lines_full', { max: 30 }))
    assert.isTrue((await add('de', 'Satz 1')).ok)
  })

  test('is not for roles that answer nobody', async ({ assert }) => {
    const ports = fakePorts()
    const finance = actorOf(adminOf('finance'), null)
    const refused = await addReadyLine(ports, { by: finance, language: 'nl', body: 'Hoi' })
    assert.deepEqual(refused, refuse('act_not_allowed'))
  })
})
