import { test } from '@japa/runner'
import { addVariant, changeVariant, removeVariant } from '#core/admin/landers/keep_variant'
import { mostVariants, type TypedVariant } from '#core/landers/variant'
import { refuse } from '#core/result'
import { fakePorts } from '#tests/fakes/fake_ports'
import { noteLocks } from '#tests/fakes/noted_locks'
import { actorOf, adminOf } from '#tests/support/admin/admins'

const by = actorOf(adminOf('owner'), null)
const typed: TypedVariant = {
  lander: 'gallery',
  slug: 'night',
  headlines: { en: 'Look around' },
  pictureSet: 'everyone',
  gender: null,
  country: null,
  mood: 'night',
  question: null,
}

async function withSites() {
  const ports = fakePorts()
  const site = { name: 'Vonk', domainLanguage: null, createdAt: ports.clock.now() }
  const siteId = 'one'
  await ports.repositories.sites.add({ ...site, id: siteId, domain: 'vonk.example' })
  await ports.repositories.sites.add({ ...site, id: 'other', domain: 'flirt.example' })
  return { ports, siteId }
}

async function withVariant() {
  const { ports, siteId } = await withSites()
  const added = await addVariant(ports, { by, siteId, typed })
  if (!added.ok) throw new Error(added.refusal)
  return { ports, siteId, variantId: added.value.id }
}

test.group('Variants of landers', () => {
  test('are added, changed and removed, each with a row in the log', async ({ assert }) => {
    const { ports, siteId, variantId } = await withVariant()
    const { audit, landerVariants } = ports.repositories
    const locked = noteLocks(ports.repositories.sites)
    const changes = { ...typed, slug: 'dusk', mood: null }
    const wrong = { ...changes, slug: '!' }
    assert.isTrue((await changeVariant(ports, { by, siteId, variantId, typed: changes })).ok)
    assert.containSubset(await landerVariants.find(variantId), { slug: 'dusk', mood: null })
    const refused = await changeVariant(ports, { by, siteId, variantId, typed: wrong })
    assert.deepEqual(refused, refuse('slug_wrong'))
    assert.isTrue((await removeVariant(ports, { by, siteId, variantId })).ok)
    assert.isNull(await landerVariants.find(variantId))
    assert.deepEqual(
      audit.all.map(({ act, after, subject }) => [
        act,
        subject.kind,
        after?.slug ?? after?.removed,
      ]),
      [
        ['change_content', 'lander', 'night'],
        ['change_content', 'lander', 'dusk'],
        ['change_content', 'lander', true],
      ]
    )
    assert.deepEqual(locked, [siteId, siteId, siteId])
  })

  test('have names of their own on a site', async ({ assert }) => {
    const { ports, siteId, variantId } = await withVariant()
    assert.deepEqual(await addVariant(ports, { by, siteId, typed }), refuse('slug_taken'))
    assert.isTrue((await addVariant(ports, { by, siteId: 'other', typed })).ok)
    const dusk = { ...typed, slug: 'dusk' }
    assert.isTrue((await addVariant(ports, { by, siteId, typed: dusk })).ok)
    const renamed = await changeVariant(ports, { by, siteId, variantId, typed: dusk })
    assert.deepEqual(renamed, refuse('slug_taken'))
    assert.isTrue((await changeVariant(ports, { by, siteId, variantId, typed })).ok)
  })

  test('are refused when they are wrong, or too many', async ({ assert }) => {
    const { ports, siteId } = await withVariant()
    const wrong = await addVariant(ports, { by, siteId, typed: { ...typed, slug: '!' } })
    assert.deepEqual(wrong, refuse('slug_wrong'))
    const nowhere = await addVariant(ports, { by, siteId: 'nowhere', typed })
    assert.deepEqual(nowhere, refuse('site_not_found'))
    const { landerVariants } = ports.repositories
    const [first] = await landerVariants.where({ siteId })
    for (let number = 2; number <= mostVariants; number += 1) {
      await landerVariants.add({ ...first, id: `${number}`, slug: `n${number}` })
    }
    const more = await addVariant(ports, { by, siteId, typed: { ...typed, slug: 'more' } })
    assert.deepEqual(more, refuse('variants_full', { max: mostVariants }))
  })

  test('of another site are not found', async ({ assert }) => {
    const { ports, variantId } = await withVariant()
    const elsewhere = { by, siteId: 'other', variantId }
    const gone = refuse('variant_not_found')
    assert.deepEqual(await changeVariant(ports, { ...elsewhere, typed }), gone)
    assert.deepEqual(await removeVariant(ports, elsewhere), gone)
  })

  test('are kept by owners alone, and by those of the site', async ({ assert }) => {
    const { ports, siteId } = await withSites()
    const viewer = actorOf(adminOf('viewer'), null)
    const local = { ...by, siteId: 'other' }
    for (const admin of [viewer, local]) {
      const refused = await addVariant(ports, { by: admin, siteId, typed })
      assert.deepEqual(refused, refuse('act_not_allowed'))
    }
  })
})
