import { addSamples, type Question } from '#tests/contracts/repositories/inside'
import { idOf, later, now } from '#tests/contracts/repositories/samples/sample'

export function adminQuestions(question: Question) {
  question(
    'workClaims: takes what is new, what is over and what one has, and nothing else',
    async (repositories, assert) => {
      const { workClaims } = repositories
      await addSamples(repositories, 'admins')
      const [mine, other] = [idOf(1), idOf(2)]
      const held = { kind: 'photo', subjectId: idOf(13), adminId: other, until: later } as const
      await workClaims.add({ ...held, subjectId: idOf(11), adminId: mine })
      await workClaims.add({ ...held, subjectId: idOf(12), until: now })
      await workClaims.add(held)
      await workClaims.add({ ...held, subjectId: idOf(14), kind: 'report' })
      const until = later.plus(1)
      const subjectIds = [14, 13, 12, 11].map(idOf)
      const wanted = { kind: 'photo', adminId: mine, subjectIds, now, until } as const
      const taken = await workClaims.takeFree(wanted)
      assert.sameMembers([...taken], [idOf(11), idOf(12), idOf(14)])
      const photos = await workClaims.where({ kind: 'photo', adminId: mine })
      assert.lengthOf(photos, 3)
      for (const photo of photos) assert.equal(photo.until.toMillis(), until.toMillis())
      const kept = await workClaims.find({ kind: 'photo', subjectId: idOf(13) })
      assert.deepEqual([kept?.adminId, kept?.until.toMillis()], [other, later.toMillis()])
      assert.deepEqual(await workClaims.takeFree({ ...wanted, subjectIds: [] }), [])
    }
  )

  question('audit: knows what an admin did to a subject since', async (repositories, assert) => {
    const { audit } = repositories
    await addSamples(repositories, 'admins')
    const subject = { kind: 'member', id: 'ada' } as const
    const { number } = await audit.head()
    const by = { adminId: idOf(1), act: 'read_member', subject } as const
    const change = { siteId: null, before: null, after: null, reason: null }
    const chained = { number: number + 1, previous: '', hash: 'hash' }
    await audit.add({ ...by, ...change, ...chained, at: now })
    const asked = { ...by, since: now }
    for (const [other, isLogged] of [
      [{}, true],
      [{ since: later }, false],
      [{ adminId: idOf(2) }, false],
      [{ act: 'note_member' }, false],
      [{ subject: { ...subject, id: 'bob' } }, false],
    ] as const) {
      assert.equal(await audit.isLogged({ ...asked, ...other }), isLogged)
    }
    const last = { ...chained, number: number + 2, previous: 'hash', hash: 'last' }
    await audit.add({ ...by, ...change, ...last, at: later })
    const numbers = async (limit: number, act: typeof by.act | 'note_member' = by.act) =>
      (await audit.newest({ act, subject }, limit)).map((row) => row.number)
    assert.deepEqual(await numbers(9), [number + 2, number + 1])
    assert.deepEqual(await numbers(1), [number + 2])
    assert.deepEqual(await numbers(9, 'note_member'), [])
  })
}
