import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { Ports } from '#core/ports'
import { answerConsent } from '#core/accounts/consents/answer_consent'
import type { ChoiceKind } from '#core/accounts/consents/consent'
import LanderVariant from '#models/lander_variant'
import Profile from '#models/profile'
import Site from '#models/site'
import { keptPages } from '#replies/kept_pages/kept_pages'
import { keepPages, open, pageAt } from '#tests/support/http/kept_pages'
import { man, manyMembers, woman } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { portray } from '#tests/support/people/portray'

test.group('A kept page is forgotten at once', (group) => {
  keepPages(group)

  test('when a setting is changed', async ({ assert }) => {
    const { id: siteId } = await Site.firstOrFail()
    await open('/pages/faq')
    assert.equal(keptPages.size, 1)
    const stored = { siteId, name: 'support_email', value: 'new@vonk.example' }
    await changing(({ settings }) => settings.put(stored))
    assert.include(await pageAt('/pages/service'), 'new@vonk.example')
    assert.equal(keptPages.size, 1)
  })

  test('when a variant, or the name of the site, is changed', async ({ assert }) => {
    const { id: siteId } = await Site.firstOrFail()
    await LanderVariant.create({
      id: crypto.randomUUID(),
      siteId,
      lander: 'gallery',
      slug: 'night',
      headlines: { en: 'Before' },
      pictureSet: 'everyone',
      changedAt: DateTime.utc(),
    })
    const variant = await LanderVariant.firstOrFail()
    assert.include(await pageAt('/landers/gallery/night'), 'Before')
    await changing(({ landerVariants }) =>
      landerVariants.update(variant.id, { headlines: { en: 'Afterwards' } })
    )
    assert.include(await pageAt('/landers/gallery/night'), 'Afterwards')
    assert.isAbove(keptPages.size, 0)
    await changing(({ sites }) => sites.update(siteId, { name: 'Iskra' }))
    assert.equal(keptPages.size, 0)
    assert.include(await pageAt('/pages/faq'), 'Iskra')
  })

  for (const kind of ['advertising', 'visitors', 'looking_for'] as const) {
    test(`when a member no longer agrees to be seen: ${kind}`, async ({ assert }) => {
      await showAda()
      const userId = ada().user.id
      assert.include(await pageAt('/landers/alonetonight'), 'Ada')
      await answer(userId, kind, false)
      assert.notMatch(await pageAt('/landers/alonetonight'), /\bAda\b/)
      await answer(userId, kind, true)
      await answer(userId, 'advertising', true)
      assert.include(await pageAt('/landers/alonetonight'), 'Ada')
    })
  }

  for (const [what, change] of [
    ['is invisible', { invisible: true }],
    ['is banned', { status: 'disabled' }],
    ['has no main photo', { mainPhotoId: null }],
  ] as const) {
    test(`when a member who is seen ${what}`, async ({ assert }) => {
      await showAda()
      assert.include(await pageAt('/landers/alonetonight'), 'Ada')
      await changing(({ profiles }) => profiles.update(ada().profile.id, change))
      assert.notMatch(await pageAt('/landers/alonetonight'), /\bAda\b/)
    })
  }

  test('when a member no longer lets caption and likes be read, or changes the caption', async ({
    assert,
  }) => {
    await showAda()
    await showOthers(4)
    const { userId, id, mainPhotoId } = await Profile.findOrFail(ada().profile.id)
    await changing(({ photos }) => photos.update(String(mainPhotoId), { caption: 'By the sea' }))
    await like(id)
    const feed = () => pageAt('/landers/socialnetwork')
    assert.notInclude(await feed(), 'By the sea')
    await answer(userId, 'captions', true)
    assert.include(await feed(), 'By the sea')
    assert.include(await feed(), 'class="likes"')
    await changing(({ photos }) => photos.update(String(mainPhotoId), { caption: 'In the hills' }))
    assert.include(await feed(), 'In the hills')
    await answer(userId, 'captions', false)
    const afterwards = await feed()
    assert.include(afterwards, 'Ada')
    assert.notInclude(afterwards, 'In the hills')
    assert.notInclude(afterwards, 'class="likes"')
  })

  test('when their photo is rejected', async ({ assert }) => {
    await showAda()
    assert.include(await pageAt('/landers/alonetonight'), 'Ada')
    const { mainPhotoId } = await Profile.firstOrFail()
    await changing(({ photos }) => photos.update(String(mainPhotoId), { status: 'rejected' }))
    assert.notMatch(await pageAt('/landers/alonetonight'), /\bAda\b/)
  })

  test('when the site gets its first fictional profile, and when it has none again', async ({
    assert,
  }) => {
    const none = 'There are none on this site.'
    await join(woman(1, { fictional: true, advertised: false, status: 'disabled' }))
    const { id } = woman(1).profile
    assert.include(await pageAt('/'), none)
    await changing(({ profiles }) => profiles.update(id, { status: 'active' }))
    assert.notInclude(await pageAt('/'), none)
    await changing(({ profiles }) => profiles.update(id, { status: 'disabled' }))
    assert.include(await pageAt('/'), none)
  })

  test('but not by what no visitor sees', async ({ assert }) => {
    await join(ada({ profile: { advertised: false } }))
    await open('/')
    await changing(({ profiles }) => profiles.update(ada().profile.id, { name: 'Adda' }))
    assert.equal(keptPages.size, 1)
  })

  test('also where it was being made meanwhile', async ({ assert }) => {
    const body = Buffer.from('before')
    const bodies = { identity: body, br: body, gzip: body }
    const page = { tag: '"before"', headers: {}, bodies, bytes: 6 }
    await keptPages.make('late', async () => {
      keptPages.forget()
      return page
    })
    assert.isUndefined(keptPages.get('late'))
    await keptPages.make('in time', async () => page)
    assert.equal(keptPages.get('in time'), page)
  })
})

function ports() {
  return app.container.make(Ports)
}

type Work = Parameters<Ports['unitOfWork']['run']>[0]

async function changing(work: Work) {
  await (await ports()).unitOfWork.run(work)
}

/** Somebody who agreed to be seen by visitors, online now. */
async function showAda() {
  await join(ada({ profile: { advertised: true, lastActiveAt: DateTime.utc() } }))
  await portray([ada()])
}

async function showOthers(count: number) {
  const others = manyMembers((number) => woman(number, { advertised: true }), count)
  await join(...others)
  await portray(others)
}

async function like(likedId: string) {
  const liker = man(900)
  await join(liker)
  const createdAt = DateTime.utc().toMillis()
  await db
    .table('likes')
    .insert({ liker_id: liker.profile.id, liked_id: likedId, created_at: createdAt })
}

async function answer(userId: string, kind: ChoiceKind, given: boolean) {
  await answerConsent(await ports(), { userId, kind, given, place: 'privacy' })
}
