import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import LanderVariant from '#models/lander_variant'
import Site from '#models/site'
import { signInAdmin } from '#tests/support/admin/signed_in'
import { inTransaction } from '#tests/support/database/transactions'
import { siteUrl } from '#tests/support/http/cookies'

const form = {
  lander: 'gallery',
  slug: 'Night',
  headlines: { en: 'Your night', nl: '' },
  pictureSet: 'women',
  gender: '',
  country: 'NL',
  mood: 'night',
  question: '',
}

async function landersOfFirstSite() {
  const { id } = await Site.query().orderBy('createdAt').firstOrFail()
  return { path: `/admin/sites/${id}/landers`, siteId: id }
}

test.group('Variants of landers in the back office', (group) => {
  inTransaction(group)

  test('are added, changed and removed by forms, each with an audit row', async ({
    assert,
    client,
  }) => {
    const { path, siteId } = await landersOfFirstSite()
    const { as } = await signInAdmin('owner')
    assert.include((await as(client.get(`${path}/new`))).text(), 'name="headlines[pl]"')
    const added = await as(client.post(path)).json(form)
    assert.equal(added.header('location'), path)
    const kept = await LanderVariant.findByOrFail('siteId', siteId)
    assert.containSubset(kept.serialize(), {
      lander: 'gallery',
      slug: 'night',
      headlines: { en: 'Your night' },
      pictureSet: 'women',
      gender: null,
      country: 'NL',
      mood: 'night',
      question: null,
    })
    const list = (await as(client.get(path))).text()
    assert.match(list, /href="\/\/[^"]+\/landers\/gallery\/night"/)
    assert.notMatch(list, /admin\.variants\.|@!|@include/)
    const page = (await as(client.get(`${path}/${kept.id}`))).text()
    assert.include(page, 'value="Your night"')
    await as(client.post(`${path}/${kept.id}`)).json({ ...form, slug: 'dusk', country: '' })
    assert.containSubset((await kept.refresh()).serialize(), { slug: 'dusk', country: null })
    await as(client.post(`${path}/${kept.id}/removal`))
    assert.isNull(await LanderVariant.find(kept.id))
    const rows = await db.from('audit_rows').where('subject_kind', 'lander')
    assert.deepEqual(
      rows.map(({ act, subject_id: subject }) => [act, subject]),
      Array(3).fill(['change_content', kept.id])
    )
  })

  test('are refused with words, and the form is kept', async ({ assert, client }) => {
    const { path } = await landersOfFirstSite()
    const { as } = await signInAdmin('owner')
    const back = { referer: `${siteUrl}${path}/new` }
    await as(client.post(path)).json(form)
    for (const [wrong, text] of [
      [{}, 'This lander has a variant of that name already.'],
      [{ slug: 'x', pictureSet: 'dogs' }, 'Choose from what the form offers.'],
    ] as const) {
      const refused = await as(client.post(path))
        .headers(back)
        .json({ ...form, ...wrong })
      assert.equal(refused.flashMessage('error'), text)
      assert.equal(refused.header('location'), `${path}/new`)
    }
    assert.lengthOf(await LanderVariant.all(), 1)
  })

  test('are changed by an owner alone; others may look', async ({ assert, client }) => {
    const { path } = await landersOfFirstSite()
    const { as } = await signInAdmin('viewer')
    const list = await as(client.get(path))
    assert.equal(list.status(), 200)
    assert.notInclude(list.text(), 'Add a variant')
    assert.equal((await as(client.post(path)).json(form)).status(), 404)
    assert.isEmpty(await LanderVariant.all())
  })

  test('of a site are not found by an admin of another one', async ({ assert, client }) => {
    const { path, siteId } = await landersOfFirstSite()
    const owner = await signInAdmin('owner')
    await owner.as(client.post(path)).json(form)
    const { id } = await LanderVariant.findByOrFail('siteId', siteId)
    const site = { domain: 'flirt.example', name: 'Flirt', language: 'nl', countries: ['NL'] }
    await owner.as(client.post('/admin/sites')).json(site)
    const other = await Site.findByOrFail('domain', 'flirt.example')
    const changes = { id: crypto.randomUUID(), siteId: other.id, email: 'local@vonk.example' }
    const { as } = await signInAdmin('owner', { changes })
    for (const page of [path, `${path}/new`, `${path}/${id}`]) {
      assert.equal((await as(client.get(page))).status(), 404, page)
    }
    const elsewhere = `/admin/sites/${other.id}/landers/${id}`
    assert.equal((await as(client.get(elsewhere))).status(), 404)
    assert.equal((await as(client.post(elsewhere)).json(form)).status(), 404)
    assert.equal((await as(client.post(`${elsewhere}/removal`))).status(), 404)
    assert.isNotNull(await LanderVariant.find(id))
  })
})
