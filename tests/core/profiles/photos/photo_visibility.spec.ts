import { test } from '@japa/runner'
import type { Photo } from '#core/profiles/photos/photo'
import { photoAppearance, type PhotoViewer } from '#core/profiles/photos/photo_visibility'
import { photoOf } from '#tests/support/profiles/albums'
import { ada, bob } from '#tests/support/people/people'

const settings = { freeVisiblePhotos: 2 }
const owner = ada({ profile: { mainPhotoId: 'main' } }).profile

const visitor = null
const freeMember = { profileId: bob().profile.id, paidUser: false, blocked: false }
const premiumMember = { ...freeMember, paidUser: true }
const herself = { ...freeMember, profileId: owner.id }

const main = photo({ id: 'main' })
const open = photo({ id: 'open' })
const secret = photo({ id: 'secret', isPrivate: true })

test.group('The visibility of a photo', () => {
  test('the owner sees all, whatever their status', ({ assert }) => {
    const disabled = { ...owner, status: 'disabled' } as const
    assert.equal(photoAppearance(herself, disabled, secret, 9, settings), 'clear')
    const rejected = photo({ status: 'rejected' })
    assert.equal(photoAppearance(herself, disabled, rejected, 9, settings), 'clear')
  })

  test('a premium member sees every photo, private ones too', ({ assert }) => {
    assert.equal(seen(premiumMember, open, 9), 'clear')
    assert.equal(seen(premiumMember, secret, 9), 'clear')
  })

  test('a free member sees the main photo and the first public ones', ({ assert }) => {
    assert.equal(seen(freeMember, main, 9), 'clear')
    assert.equal(seen(freeMember, open, 2), 'clear')
    assert.equal(seen(freeMember, open, 3), 'veiled')
  })

  test('a free member sees private photos veiled, even a main one', ({ assert }) => {
    assert.equal(seen(freeMember, secret, 1), 'veiled')
    assert.equal(seen(freeMember, photo({ id: 'main', isPrivate: true }), 1), 'veiled')
  })

  test('a visitor sees the main photo alone', ({ assert }) => {
    assert.equal(seen(visitor, main, 1), 'clear')
    assert.equal(seen(visitor, open, 1), 'veiled')
    assert.equal(seen(visitor, secret, 1), 'veiled')
  })

  test('a free member sees every photo of a fictional profile, which no lock sells', ({
    assert,
  }) => {
    const fictional = { ...owner, fictional: true }
    assert.equal(photoAppearance(freeMember, fictional, secret, 9, settings), 'clear')
    assert.equal(photoAppearance(freeMember, fictional, open, 9, settings), 'clear')
    assert.equal(photoAppearance(visitor, fictional, secret, 9, settings), 'veiled')
  })

  test('nobody else sees a photo that is {status}')
    .with([{ status: 'pending' }, { status: 'rejected' }] as const)
    .run(({ assert }, { status }) => {
      assert.equal(seen(premiumMember, photo({ id: 'main', status }), 1), 'hidden')
    })

  test('a block hides every photo, from premium members too', ({ assert }) => {
    assert.equal(seen({ ...premiumMember, blocked: true }, main, 1), 'hidden')
  })

  test('a disabled profile shows no photo', ({ assert }) => {
    const disabled = { ...owner, status: 'disabled' } as const
    assert.equal(photoAppearance(premiumMember, disabled, main, 1, settings), 'hidden')
  })
})

function seen(viewer: PhotoViewer, shown: Photo, placeAmongPublic: number) {
  return photoAppearance(viewer, owner, shown, placeAmongPublic, settings)
}

function photo({ id = 'photo', ...wishes }: Partial<Photo>) {
  return photoOf({ ...ada(), profile: owner }, id, wishes)
}
