import { test } from '@japa/runner'
import { addFictionalPhoto } from '#core/admin/fictional/add_fictional_photo'
import { createFictional } from '#core/admin/fictional/create_fictional'
import {
  chooseFictionalPhoto,
  editFictional,
  removeFictionalPhoto,
  switchFictional,
} from '#core/admin/fictional/edit_fictional'
import type { UnitOfWork } from '#core/ports/unit_of_work'
import type { ProfileForm } from '#core/profiles/edit_profile'
import { noTraits } from '#core/profiles/traits'
import { refuse } from '#core/result'
import { defaultSettings as settings } from '#core/sites/settings/settings'
import { fakePorts, type FakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { site } from '#tests/support/admin/sites'
import { stella } from '#tests/support/messaging/exchange'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada } from '#tests/support/people/people'

const by = actorOf(adminOf('moderator'), null)
const siteId = ada().profile.siteId
const profileId = stella.profile.id
const onStella = { by, profileId }

const form: ProfileForm = {
  name: 'Mila',
  gender: 'female',
  seeking: 'both',
  country: 'NL',
  regionId: 1,
  place: { id: 1, regionId: 1, country: 'NL' },
  dateOfBirth: { year: 1993, month: 4, day: 5 },
  about: 'A drawing of the site.',
  traits: noTraits,
  interests: ['music'],
}

async function create(ports: FakePorts, changes: Partial<ProfileForm> = {}, who = by) {
  const { sites } = ports.repositories
  if (!(await sites.find(siteId))) await sites.add({ ...site, id: siteId })
  const changed = { ...form, ...changes }
  return createFictional(ports, { by: who, siteId, language: 'nl', form: changed, settings })
}

test.group('A new fictional profile', () => {
  test('is off, labelled, and nobody can log in as it', async ({ assert }) => {
    const ports = fakePorts()
    const created = await create(ports)
    const id = created.ok ? created.value.profileId : ''
    const profile = await ports.repositories.profiles.find(id)
    assert.containsSubset(profile, {
      name: 'Mila',
      fictional: true,
      status: 'disabled',
      advertised: false,
      invisible: false,
      captioned: false,
      about: 'A drawing of the site.',
      sexuality: 'bi',
    })
    const user = await ports.repositories.users.find(profile?.userId ?? '')
    assert.containsSubset(user, { email: null, passwordHash: null, language: 'nl', credits: 0 })
    assert.include(user, { paidUser: false, freeMessagesUsed: 0 })
    assert.deepEqual(ports.repositories.profiles.interests.get(id), ['music'])
    assert.containSubset(ports.repositories.audit.all, [
      {
        act: 'edit_fictional',
        subject: { kind: 'fictional', id },
        siteId,
        after: { created: true },
      },
    ])
    const nowhere = { by, siteId: 'nowhere', language: 'nl', form, settings } as const
    assert.deepEqual(await createFictional(ports, nowhere), refuse('site_not_found'))
  })

  test('is held to the rules of every profile', async ({ assert }) => {
    const ports = fakePorts()
    const young = { year: 2020, month: 1, day: 1 }
    const refusals = [
      await create(ports, { name: 'a' }),
      await create(ports, { dateOfBirth: young }),
      await create(ports, { dateOfBirth: null }),
      await create(ports, { place: null }),
    ]
    const codes = refusals.map((one) => !one.ok && one.refusal)
    assert.deepEqual(codes, ['name_too_short', 'too_young', 'too_young', 'place_unknown'])
    assert.lengthOf(ports.repositories.profiles.rows, 0)
  })

  test('is made by moderators alone, on their own site', async ({ assert }) => {
    const ports = fakePorts()
    const support = actorOf(adminOf('support'), null)
    const elsewhere = actorOf(adminOf('moderator', { siteId: 'another' }), null)
    for (const who of [support, elsewhere]) {
      assert.deepEqual(await create(ports, {}, who), refuse('act_not_allowed'))
    }
  })
})

test.group('A fictional profile', () => {
  test('is edited, also its birth date twice', async ({ assert }) => {
    const ports = await portsWith(ada(), stella)
    const edit = (year: number, name = form.name) => {
      const dateOfBirth = { year, month: 4, day: 5 }
      const changed = { ...form, dateOfBirth, name }
      return editFictional(ports, { ...onStella, form: changed, language: 'de', settings })
    }
    assert.isTrue((await edit(1990)).ok)
    assert.isTrue((await edit(1991)).ok)
    assert.deepEqual(await edit(1991, 'a'), refuse('name_too_short', { min: 2 }))
    assert.containSubset(ports.repositories.audit.all, [{ after: { edited: true } }])
    const profile = await ports.repositories.profiles.find(profileId)
    assert.containsSubset(profile, { name: 'Mila', fictional: true })
    assert.equal(profile?.dateOfBirth.year, 1991)
    assert.equal((await ports.repositories.users.find(stella.user.id))?.language, 'de')
    assert.notInclude(JSON.stringify(ports.repositories.audit.all), 'drawing')
  })

  test('is turned off and on', async ({ assert }) => {
    const ports = await portsWith(ada(), stella)
    const turn = (isOn: boolean) => switchFictional(ports, { ...onStella, isOn })
    assert.deepEqual(await turn(true), refuse('nothing_changed'))
    assert.isTrue((await turn(false)).ok)
    assert.equal((await ports.repositories.profiles.find(profileId))?.status, 'disabled')
    assert.isTrue((await turn(true)).ok)
    assert.containSubset(ports.repositories.audit.all, [
      { before: { status: 'active' }, after: { status: 'disabled' } },
      { before: { status: 'disabled' }, after: { status: 'active' } },
    ])
  })

  test('keeps its label, whatever is asked', async ({ assert }) => {
    const ports = await portsWith(ada(), stella)
    const unitOfWork: UnitOfWork = ports.unitOfWork
    const losing = unitOfWork.run(({ profiles }) =>
      // @ts-expect-error No update writes the label: that is a type.
      profiles.update(profileId, { fictional: false })
    )
    await assert.rejects(() => losing)
    assert.isTrue((await ports.repositories.profiles.find(profileId))?.fictional)
  })

  test('has photos that wait for review like any other', async ({ assert }) => {
    const ports = await portsWith(ada(), stella)
    const head = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
    const file = { size: 1000, head, read: async () => head }
    const add = (clientId: string) =>
      addFictionalPhoto(ports, { ...onStella, clientId, file, settings })
    const [one, two] = [await add('one'), await add('two')]
    assert.deepEqual(await add('one'), one)
    const photos = await ports.repositories.photos.where({ profileId }, 'position')
    const statuses = photos.map(({ status }) => status)
    assert.deepEqual(statuses, ['pending', 'pending'])
    assert.lengthOf(ports.repositories.audit.all, 2)
    const photoId = two.ok ? two.value.photoId : ''
    assert.isTrue((await chooseFictionalPhoto(ports, { ...onStella, photoId })).ok)
    const unknown = await chooseFictionalPhoto(ports, { ...onStella, photoId: 'unknown' })
    assert.deepEqual(unknown, refuse('photo_not_found'))
    const support = { ...onStella, by: actorOf(adminOf('support'), null) }
    const foreign = await addFictionalPhoto(ports, { ...support, clientId: 'x', file, settings })
    assert.deepEqual(foreign, refuse('act_not_allowed'))
    assert.equal((await ports.repositories.profiles.find(profileId))?.mainPhotoId, photoId)
    assert.isTrue((await removeFictionalPhoto(ports, { ...onStella, photoId })).ok)
    assert.isNull(await ports.repositories.photos.find(photoId))
  })

  test('is the only kind that an admin edits here', async ({ assert }) => {
    const ports = await portsWith(ada(), stella)
    const onAda = { by, profileId: ada().profile.id }
    const head = new Uint8Array()
    const file = { size: 0, head, read: async () => head }
    const refused = [
      await editFictional(ports, { ...onAda, form, language: 'nl', settings }),
      await switchFictional(ports, { ...onAda, isOn: false }),
      await addFictionalPhoto(ports, { ...onAda, clientId: 'one', file, settings }),
      await removeFictionalPhoto(ports, { ...onAda, photoId: 'one' }),
    ]
    for (const one of refused) assert.deepEqual(one, refuse('member_not_found'))
    assert.isEmpty(ports.repositories.audit.all)
  })
})
