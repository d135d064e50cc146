import { test } from '@japa/runner'
import fc from 'fast-check'
import { inAlbumOrder, movedTo } from '#core/profiles/photos/album'
import { chooseMainPhoto, movePhoto } from '#core/profiles/photos/arrange_album'
import { changePhoto } from '#core/profiles/photos/change_photo'
import { removePhoto } from '#core/profiles/photos/remove_photo'
import { albumOf, albumWith, photoOf } from '#tests/support/profiles/albums'
import { ada, bob, join } from '#tests/support/people/people'

const userId = ada().user.id

test.group('An album', () => {
  test('moves a photo to the requested position, and renumbers all', async ({ assert }) => {
    const ports = await albumWith('one', 'two', 'three', 'four')
    const outcome = await movePhoto(ports, { userId, photoId: 'four', place: 2 })
    assert.deepEqual(outcome, { ok: true, value: { place: 2 } })
    assert.deepEqual((await albumOf(ports, ada())).order, ['one', 'four', 'two', 'three'])
    const positions = (
      await ports.repositories.photos.where({ profileId: ada().profile.id }, 'position', 'id')
    ).map(({ position }) => position)
    assert.deepEqual(positions, [1, 2, 3, 4])
  })

  test('is ordered by position, then by age, behind the main photo', ({ assert }) => {
    const placed = [
      { id: 'b', position: 2 },
      { id: 'd', position: 3 },
      { id: 'a', position: 2 },
      { id: 'c', position: 1 },
    ]
    const order = (main: string | null) => inAlbumOrder(placed, main).map(({ id }) => id)
    assert.deepEqual(order(null), ['c', 'a', 'b', 'd'])
    assert.deepEqual(order('b'), ['b', 'c', 'a', 'd'])
    assert.equal(movedTo(placed, 'd', 1, null)[0].id, 'd')
  })

  test('keeps the main photo first', async ({ assert }) => {
    const ports = await albumWith('one', 'two', 'three')
    await movePhoto(ports, { userId, photoId: 'three', place: 1 })
    await movePhoto(ports, { userId, photoId: 'one', place: 3 })
    assert.deepEqual((await albumOf(ports, ada())).order, ['one', 'three', 'two'])
  })

  test('never loses or duplicates a photo by a move', ({ assert }) => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    const album = ids.map((id, index) => photoOf(ada(), id, { position: index + 1 }))
    fc.assert(
      fc.property(
        fc.constantFrom(...ids, 'unknown'),
        fc.integer({ min: -3, max: 9 }),
        fc.constantFrom('a', null),
        (id, place, main) => {
          const after = movedTo(album, id, place, main).map((photo) => photo.id)
          assert.sameMembers(after, ids)
          if (main) assert.equal(after[0], main)
        }
      )
    )
  })

  test('puts the photo chosen as the main one first', async ({ assert }) => {
    const ports = await albumWith('one', 'two', 'three')
    await chooseMainPhoto(ports, { userId, photoId: 'three' })
    assert.deepEqual(await albumOf(ports, ada()), { order: ['three', 'one', 'two'], main: 'three' })
  })

  test('may have a pending main photo, but not a rejected one', async ({ assert }) => {
    const ports = await albumWith('one', { id: 'new', status: 'pending' }, rejected('bad'))
    const chosen = await chooseMainPhoto(ports, { userId, photoId: 'new' })
    assert.isTrue(chosen.ok)
    const refused = await chooseMainPhoto(ports, { userId, photoId: 'bad' })
    assert.equal(!refused.ok && refused.refusal, 'photo_rejected')
    assert.equal((await albumOf(ports, ada())).main, 'new')
  })

  test('stores a caption as one trimmed line', async ({ assert }) => {
    const ports = await albumWith('one')
    const caption = '  On the\nbeach \u202E in May  '
    await changePhoto(ports, { userId, photoId: 'one', caption, isPrivate: true })
    const photo = await ports.repositories.photos.find('one')
    assert.equal(photo?.caption, 'On the beach  in May')
    assert.isTrue(photo?.isPrivate)
  })

  test('treats a blank caption as none, and refuses more than 140 characters', async ({
    assert,
  }) => {
    const ports = await albumWith({ id: 'one', caption: 'Old' })
    const change = (caption: string) =>
      changePhoto(ports, { userId, photoId: 'one', caption, isPrivate: false })
    const refused = await change('👩‍👩‍👧'.repeat(141))
    assert.deepEqual(refused, { ok: false, refusal: 'text_too_long', details: { max: 140 } })
    assert.equal((await ports.repositories.photos.find('one'))?.caption, 'Old')
    assert.isTrue((await change('👩‍👩‍👧'.repeat(140))).ok)
    assert.isTrue((await change(' '.repeat(5600))).ok)
    assert.isFalse((await change(' '.repeat(5601))).ok)
    await change(' \u200D ')
    assert.isNull((await ports.repositories.photos.find('one'))?.caption)
  })

  test('removes a photo with its files', async ({ assert }) => {
    const ports = await albumWith('one', 'two')
    await removePhoto(ports, { userId, photoId: 'two' })
    assert.deepEqual(await albumOf(ports, ada()), { order: ['one'], main: 'one' })
    assert.deepEqual(ports.repositories.jobs.added, [
      { name: 'remove_pictures', storageKeys: ['files of two'] },
    ])
  })

  test('after its main photo was removed, has {next}')
    .with([
      {
        next: 'the first active public one',
        rest: [pending('p'), secret('s'), 'a', 'b'],
        main: 'a',
      },
      {
        next: 'else the first that waits',
        rest: [secret('s'), rejected('r'), pending('p')],
        main: 'p',
      },
      { next: 'else none, but no private one', rest: [secret('s'), rejected('r')], main: null },
    ])
    .run(async ({ assert }, { rest, main }) => {
      const ports = await albumWith('main', ...rest)
      await removePhoto(ports, { userId, photoId: 'main' })
      assert.equal((await albumOf(ports, ada())).main, main)
    })

  test('does not contain the photos of other members', async ({ assert }) => {
    const ports = await albumWith('one', 'two')
    await join(ports.repositories, bob())
    const theirs = { userId: bob().user.id, photoId: 'two' }
    const outcomes = [
      await movePhoto(ports, { ...theirs, place: 1 }),
      await chooseMainPhoto(ports, theirs),
      await changePhoto(ports, { ...theirs, caption: 'Mine', isPrivate: true }),
      await removePhoto(ports, theirs),
    ]
    for (const outcome of outcomes) assert.equal(!outcome.ok && outcome.refusal, 'photo_not_found')
    assert.deepEqual(await albumOf(ports, ada()), { order: ['one', 'two'], main: 'one' })
    assert.isNull((await ports.repositories.photos.find('two'))?.caption)
  })
})

function pending(id: string) {
  return { id, status: 'pending' as const }
}

function rejected(id: string) {
  return { id, status: 'rejected' as const, rejection: 'nudity' as const }
}

function secret(id: string) {
  return { id, isPrivate: true }
}
