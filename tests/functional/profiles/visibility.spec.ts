import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { type Photo, photoStatuses } from '#core/profiles/photos/photo'
import { photoAppearance } from '#core/profiles/photos/photo_visibility'
import { inAlbumOrder } from '#core/profiles/photos/album'
import { profileStatuses, type ProfileStatus } from '#core/profiles/profile'
import { defaultSettings } from '#core/sites/settings/settings'
import PhotoModel from '#models/photo'
import Profile from '#models/profile'
import { open } from '#tests/support/http/open_page'
import { block } from '#tests/support/likes/blocks'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo, dirk, type Person } from '#tests/support/people/people'
import { storePhoto, storeFiles } from '#tests/support/profiles/photos'
import { sample } from '#tests/support/runner/sample'
import { appearanceTo } from '#tests/support/profiles/photo_visibility'

const premium = { user: { paidUser: true } }
const blocker = { ...dirk(premium) }
const blocked = person(5, premium)
const newcomer = person(6, { user: { status: 'not_confirmed' }, profile: { status: 'disabled' } })
const freeAndBlocked = person(7)
const viewers = [
  { title: 'a visitor', person: undefined, isBlocked: false },
  { title: 'a free member', person: bob(), isBlocked: false },
  { title: 'a premium member', person: cleo(premium), isBlocked: false },
  { title: 'the owner', person: ada(), isBlocked: false },
  { title: 'a premium member who blocked the owner', person: blocker, isBlocked: true },
  { title: 'a premium member whom the owner blocked', person: blocked, isBlocked: true },
  { title: 'a member who has not confirmed', person: newcomer, isBlocked: false },
  { title: 'a free member whom the owner blocked', person: freeAndBlocked, isBlocked: true },
]

const photo = fc.record({ status: fc.constantFrom(...photoStatuses), isPrivate: fc.boolean() })
const album = fc.record({
  photos: fc.array(photo, { minLength: 1, maxLength: 6 }),
  main: fc.option(fc.nat(5)),
  status: fc.constantFrom(...profileStatuses),
})

test.group('What pages and photo URLs show', (group) => {
  inTransaction(group)

  test('agrees with the rule, for every viewer and every album', async ({ assert, client }) => {
    await join(ada(), bob(), cleo(premium), blocker, blocked, newcomer, freeAndBlocked)
    await block(blocker, ada())
    await block(ada(), blocked)
    await block(ada(), freeAndBlocked)
    await fc.assert(
      fc.asyncProperty(album, async (wished) => {
        const { owner, photos, seen } = await hang(wished)
        for (const viewer of viewers) {
          const ruled = rule(owner, photos, viewer)
          const expected = Object.fromEntries(seen.map(({ id }) => [id, ruled[id]]))
          assert.deepEqual(await appearancesTo(client, seen, viewer.person), expected, viewer.title)
          assert.deepEqual(
            await shown(client, owner, viewer.person),
            statedAppearances(ruled),
            viewer.title
          )
        }
      }),
      { numRuns: albums.length + 1, examples: albums }
    )
  }).timeout(180_000)
})

/** A photo of every status, public and private, and more public ones than a free member sees. */
function everyPhoto() {
  const active = { status: 'active' as const, isPrivate: false }
  const states = photoStatuses.flatMap((status) =>
    [false, true].map((isPrivate) => ({ status, isPrivate }))
  )
  return [active, active, active, ...states]
}

/** Albums without a main photo, with a pending or private one, and of a hidden member. */
const everyAlbum = [
  ...[null, 3, 6].map((main) => albumWith(main, 'active')),
  albumWith(5, 'disabled'),
]

function albumWith(main: number | null, status: ProfileStatus): [Album] {
  return [{ photos: everyPhoto(), main, status }]
}

const albums = [everyAlbum[0], ...sample('albums', everyAlbum.slice(1), 1)]

type Album = typeof album extends fc.Arbitrary<infer A> ? A : never

/** Answers also the photos whose files are asked for: all of the first album, of others the main one and one drawn. */
async function hang(wished: Album) {
  const { photos, main, status } = wished
  await PhotoModel.query().delete()
  const ids: string[] = []
  for (const [index, wishes] of photos.entries()) {
    const id = await storePhoto(ada(), { ...wishes, position: index + 1 })
    await storeFiles(id)
    ids.push(id)
  }
  const mainPhotoId = main === null ? null : (ids[main] ?? null)
  await Profile.query().where('id', ada().profile.id).update({ status, mainPhotoId })
  const owner = { ...ada().profile, status, mainPhotoId }
  const hung = inAlbumOrder(await PhotoModel.all(), null)
  const places = hung.map(({ position }) => position)
  const name = JSON.stringify(wished)
  const drawn = sample(`photo of ${name}`, places, 1)
  const isFirst = name === JSON.stringify(everyAlbum[0][0])
  const seen = hung.filter(({ id, position }) => {
    return isFirst || id === mainPhotoId || drawn.includes(position)
  })
  return { owner, photos: hung, seen }
}

type Viewer = (typeof viewers)[number]
type Owner = Person['profile']

function rule(owner: Owner, photos: readonly Photo[], { person: seer, isBlocked }: Viewer) {
  const openOnes = photos.filter(({ status, isPrivate }) => status === 'active' && !isPrivate)
  const viewer = seer && {
    profileId: seer.profile.id,
    paidUser: seer.user.paidUser,
    blocked: isBlocked,
  }
  return Object.fromEntries(
    photos.map((one) => {
      const place = openOnes.indexOf(one) + 1
      return [one.id, photoAppearance(viewer ?? null, owner, one, place, defaultSettings)]
    })
  )
}

/** What the photo URLs show to a viewer. */
async function appearancesTo(
  client: ApiClient,
  photos: readonly Photo[],
  viewer: Person | undefined
) {
  const seen: Record<string, string> = {}
  for (const { id } of photos) seen[id] = await appearanceTo(client, id, viewer)
  return seen
}

/** What the profile page shows; a disabled or blocked profile is found only by its owner. */
async function shown(client: ApiClient, owner: Owner, viewer: Person | undefined) {
  const page = await open(client, `/members/${owner.id}`, viewer)
  if (page.status() === 404) return {}
  const pictures: { full: string; locked: boolean }[] = page.inertiaProps.member.pictures
  return Object.fromEntries(
    pictures.map(({ full, locked }) => [full.split('/')[2], locked ? 'veiled' : 'clear'])
  )
}

function statedAppearances(ruled: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(ruled).filter(([, appearance]) => appearance !== 'hidden')
  )
}

/** One more than the usual people. */
function person(number: number, wishes: Parameters<typeof cleo>[0] = {}): Person {
  const { user, profile } = cleo(wishes)
  const [userId, profileId] = [user.id, profile.id].map((id) => id.replace(/\d$/, String(number)))
  return {
    user: { ...user, id: userId, email: `${number}@example.com` },
    profile: { ...profile, id: profileId, userId },
  }
}
