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
}
