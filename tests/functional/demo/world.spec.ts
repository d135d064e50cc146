import { test } from '@japa/runner'
import { methodsNotTaken } from '#support/payments/methods_not_taken'
import Company from '#models/company'
import db from '@adonisjs/lucid/services/db'
import { tiers } from '#core/credits/package'
import { methodOffer, methodsFor } from '#core/payments/method_offers'
import { photoLimit } from '#core/profiles/photo_limits'
import { genders, sexualities } from '#core/profiles/profile'
import { appearances, races } from '#core/profiles/self_description'
import { countries } from '#core/sites/countries'
import { currencyOf } from '#core/sites/currencies'
import { locales } from '#core/sites/locales'
import { defaultSettings } from '#core/sites/settings'
import { termsVersionDate } from '#core/sites/consent'
import { castMembers, type Character } from '#database/demo/cast'
import { demoId } from '#database/demo/ids'
import { distance } from '#database/demo/portraits/colours'
import { sitter } from '#database/demo/portraits/sitters'
import Order from '#models/order'
import { ledgerDifferences } from '#queries/credits/ledger_differences'
import { committing } from '#tests/support/committing'
import { kindsOf, rowsOfDemoWorld, settleDemoWorld } from '#tests/support/demo_world'
import { countOf } from '#tests/support/members'

test.group('The demo world', (group) => {
  committing(group)
  let world: Awaited<ReturnType<typeof settleDemoWorld>>
  let people: Map<string, Character>
  group.setup(async () => {
    world = await settleDemoWorld()
    people = new Map((await castMembers()).map((one) => [demoId('profile', one.number), one]))
  })

  test('has three hundred members', async ({ assert }) => {
    assert.isAtLeast(await countOf('users'), 300)
    assert.equal(await countOf('profiles'), await countOf('users'))
  })

  test('lives in every country', async ({ assert }) => {
    assert.sameMembers(await kindsOf('profiles', 'country'), [...countries])
  })

  test('has women and men of every sexuality', async ({ assert }) => {
    assert.sameMembers(await kindsOf('profiles', 'gender'), [...genders])
    assert.sameMembers(await kindsOf('profiles', 'sexuality'), [...sexualities])
  })

  test('has members whom every answer of the match finder finds', async ({ assert }) => {
    assert.includeMembers(await kindsOf('self_descriptions', 'appearance'), [...appearances])
    assert.includeMembers(await kindsOf('self_descriptions', 'race'), [...races])
    assert.isBelow(await countOf('self_descriptions'), await countOf('profiles'))
  })

  test('writes about itself in every language, and never the same twice', async ({ assert }) => {
    assert.sameMembers(await kindsOf('users', 'language'), [...locales])
    const bios = await kindsOf('profiles', 'about')
    assert.lengthOf(bios, await countOf('profiles'))
    assert.isTrue(bios.every((bio) => typeof bio === 'string' && bio.length > 20))
  })

  test('has gifts and photos in its chats, paid by who sent them', async ({ assert }) => {
    assert.sameMembers(await kindsOf('messages', 'kind'), ['text', 'gift', 'photo'])
    const given = await db.from('messages').whereNot('kind', 'text').sum('cost as credits').first()
    const paid = await db
      .from('ledger_movements')
      .where('to_account', 'house:spent')
      .sum('credits as credits')
      .first()
    assert.equal(Number(paid.credits), Number(given.credits))
    assert.isEmpty(await db.from('users').where('credits', '<', 0))
  })

  test('has words under pictures, in their owner’s language; none under those of the fictional', async ({
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
      const limit = photoLimit({ paidUser: Boolean(paidUser) })
      assert.include([2, 3, 4, 5].slice(0, limit - 1), Number(pictures))
    }
    const sizes = new Set(albums.map(({ pictures }) => Number(pictures)))
    assert.equal(sizes.size, 4)
    assert.lengthOf(await kindsOf('photos', 'is_private'), 2)
  })

  test('looks like sixty people at least', async ({ assert }) => {
    const portraits = await db.from('profiles').join('photos', 'photos.id', 'main_photo_id')
    const keys = portraits.map((portrait) => portrait.storage_key)
    const drawings = await Promise.all(keys.map((key) => world.photos.read(key, 'full')))
    assert.isTrue(drawings.every((drawing) => drawing !== null))
    assert.isAtLeast(new Set(drawings.map(String)).size, 60)
    assert.lengthOf(keys, await countOf('profiles'))
  })

  test('gives nobody fictional the face of a member of the same country', ({ assert }) => {
    const all = [...people.values()]
    const faceOf = ({ country, gender, sitter: face }: Character) => `${country} ${gender} ${face}`
    const faces = all.filter(({ fictional }) => !fictional).map(faceOf)
    assert.lengthOf(new Set(faces), faces.length)
    for (const one of all.filter(({ fictional }) => fictional)) {
      assert.notInclude(faces, faceOf(one))
    }
  })

  test('tells the hair colour that its portraits show, grey for the older only', async ({
    assert,
  }) => {
    const told = await db.from('profiles').select('id', 'hair_colour').whereNotNull('hair_colour')
    assert.isAtLeast(told.length, 200)
    for (const { id, hair_colour: hair } of told) {
      const { gender, sitter: index, age } = people.get(id)!
      const drawn = sitter(index, gender, age).hairColour
      // Black hair that is turning is still darker than the grey that it will be.
      assert.isBelow(distance(drawn, shades[hair]), hair === 'grey' ? 90 : 40)
      if (hair === 'grey') assert.isAbove(age, 50)
    }
  })

  test('says which few profiles are fictional, and lets nobody in as one', async ({ assert }) => {
    const fictional = await db
      .from('profiles')
      .join('users', 'users.id', 'user_id')
      .where('fictional', true)
    assert.isAtLeast(fictional.length, 2)
    assert.isBelow(fictional.length, 20)
    for (const { email, password_hash: hash } of fictional)
      assert.deepEqual([email, hash], [null, null])
  })

  test('has a few who agreed to older terms, and are asked again', async ({ assert }) => {
    const asked = await db
      .from('users')
      .where('consent_version', '<', termsVersionDate(null).toMillis())
    assert.isAtLeast(asked.length, 7)
    assert.isBelow(asked.length, 30)
  })

  test('likes, and waits for some likes to be seen', async ({ assert }) => {
    const likes = await db.from('likes').select('seen_at')
    const unseen = likes.filter((like) => like.seen_at === null)
    assert.isAtLeast(likes.length, 300)
    assert.isNotEmpty(unseen)
  })

  test('talks, and has letters waiting', async ({ assert }) => {
    assert.isAtLeast(await countOf('conversations'), 50)
    const unread = await db.from('participants').where('unread', '>', 0)
    assert.isNotEmpty(unread)
    for (const side of unread) {
      const waiting = await db
        .from('messages')
        .where({ conversation_id: side.conversation_id, sender_id: side.partner_id })
        .where('sequence', '>', side.last_read_sequence)
      assert.lengthOf(waiting, side.unread)
    }
  })

  test('keeps free members within two conversations', async ({ assert }) => {
    const entered = await freeMembers()
      .join('participants', 'profile_id', 'profiles.id')
      .whereNotNull('entered_at')
      .groupBy('profile_id')
      .count('* as total')
    assert.isNotEmpty(entered)
    for (const { total } of entered)
      assert.isAtMost(Number(total), defaultSettings.freeConversations)
  })

  test('keeps free members within their free messages', async ({ assert }) => {
    const written = await freeMembers()
      .join('messages', 'sender_id', 'profiles.id')
      .groupBy('sender_id', 'free_messages_used')
      .select('free_messages_used as used')
      .count('* as total')
    assert.isNotEmpty(written)
    for (const { used, total } of written) {
      assert.equal(Number(total), used)
      assert.isAtMost(used, defaultSettings.freeMessages)
    }
  })

  test('buys every bundle', async ({ assert }) => {
    const sold = await db
      .from('orders')
      .join('packages', 'packages.id', 'package_id')
      .distinct('tier')
    assert.sameMembers(
      sold.map(({ tier }) => tier),
      [...tiers]
    )
  })

  test('pays only by methods that are offered', async ({ assert }) => {
    for (const { method, country, currency } of await Order.all()) {
      assert.isNotNull(methodOffer(method, country, currency), `${method} in ${country}`)
    }
  })

  test('pays by every method that is open', async ({ assert }) => {
    const offers = countries.flatMap((country) => methodsFor(country, currencyOf(country)))
    const open = new Set(offers.map(({ method }) => method))
    assert.sameMembers(await kindsOf('orders', 'method'), [...open])
  })

  test('is run by a company whose bank takes transfers and debits', async ({ assert }) => {
    assert.isEmpty(methodsNotTaken(await Company.firstOrFail()))
  })

  test('has the balances that its ledger says', async ({ assert }) => {
    assert.isNotEmpty(await db.from('users').where('credits', '>', 0))
    assert.deepEqual(await ledgerDifferences(), [])
  })

  test('is the same world when it is made again', async ({ assert }) => {
    const before = await rowsOfDemoWorld()
    await world.seed()
    assert.deepEqual(await rowsOfDemoWorld(), before)
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

function freeMembers() {
  return db.from('users').join('profiles', 'user_id', 'users.id').where('paid_user', false)
}
