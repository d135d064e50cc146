import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { photoLimit } from '#core/profiles/photos/photo_limits'
import { defaultSettings } from '#core/sites/settings/settings'
import { castMembers, type Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { drawingOf } from '#database/demo/portrait_keys'
import { distance } from '#database/demo/portraits/colours'
import { sitter } from '#database/demo/portraits/sitters'
import { distinctValues, withDemoWorld } from '#tests/support/database/demo_world'
import { countOf } from '#tests/support/people/members'

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

  test('shows two to five pictures of everybody, and no more than members may have', async ({
    assert,
  }) => {
    const albums = await db
      .from('photos')
      .join('profiles', 'profiles.id', 'photos.profile_id')
      .join('users', 'users.id', 'profiles.user_id')
      .groupBy('profiles.id', 'users.paid_user')
      .select('users.paid_user')
      .count('* as pictures')
    assert.lengthOf(albums, await countOf('profiles'))
    for (const { pictures, paid_user: paidUser } of albums) {
      const limit = photoLimit({ paidUser: Boolean(paidUser) }, defaultSettings)
      assert.include([2, 3, 4, 5].slice(0, limit - 1), Number(pictures))
    }
    const sizes = new Set(albums.map(({ pictures }) => Number(pictures)))
    assert.equal(sizes.size, 4)
    assert.lengthOf(await distinctValues('photos', 'is_private'), 2)
  })

  test('shows at least sixty different faces', async ({ assert }) => {
    const portraits = await db.from('profiles').join('photos', 'photos.id', 'main_photo_id')
    const keys = portraits.map((portrait) => portrait.storage_key)
    const drawings = keys.map(drawingOf)
    assert.isTrue(drawings.every((drawing) => drawing !== null))
    assert.isAtLeast(new Set(drawings).size, 60)
    assert.lengthOf(keys, await countOf('profiles'))
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

  test('names the hair colour that its portraits show, grey for older people only', async ({
    assert,
  }) => {
    const described = await db
      .from('profiles')
      .select('id', 'hair_colour')
      .whereNotNull('hair_colour')
    assert.isAtLeast(described.length, 200)
    for (const { id, hair_colour: hair } of described) {
      const { gender, sitter: index, age } = people.get(id)!
      const drawn = sitter(index, gender, age).hairColour
      // Black hair that is turning grey is still darker than grey.
      assert.isBelow(distance(drawn, shades[hair]), hair === 'grey' ? 90 : 40)
      if (hair === 'grey') assert.isAbove(age, 50)
    }
  })
})

/** What each word for hair looks like on a portrait, roughly. */
const shades: Record<string, string> = {
  black: '#2a1e2e',
  brown: '#6b4530',
  red: '#a84f2c',
  blond: '#c99a5a',
  grey: '#a9a3b5',
}
