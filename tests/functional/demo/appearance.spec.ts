import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { castMembers, type Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { withDemoWorld } from '#tests/support/database/demo_world'

test.group('The appearance of the demo world', (group) => {
  withDemoWorld(group)
  let people: Map<string, Character>
  group.setup(async () => {
    people = new Map((await castMembers()).map((one) => [demoId('profile', one.number), one]))
  })

  test('has captions in the language of the owner, and none under pictures of fictional profiles', async ({
    assert,
  }) => {
    const captioned = await db
      .from('photos')
      .whereNotNull('caption')
      .select('profile_id', 'caption', 'position')
    for (const { profile_id: id, caption } of captioned) {
      const { captions, fictional, name } = people.get(id)!
      assert.isFalse(fictional)
      assert.include(captions, caption, name)
    }
    const onMain = captioned.filter(({ position }) => position === 0)
    assert.isAbove(onMain.length, 50)
    assert.isAbove(captioned.length, 300)
    const owned = captioned.map(({ profile_id: id, caption }) => `${id} ${caption}`)
    assert.lengthOf(new Set(owned), owned.length)
  })

  test('gives no fictional profile the face of a member of the same country', ({ assert }) => {
    const all = [...people.values()]
    const faceOf = ({ country, gender, sitter: face }: Character) => `${country} ${gender} ${face}`
    const faces = all.filter(({ fictional }) => !fictional).map(faceOf)
    assert.lengthOf(new Set(faces), faces.length)
    for (const one of all.filter(({ fictional }) => fictional)) {
      assert.notInclude(faces, faceOf(one))
    }
  })
})
