import { test } from '@japa/runner'
import LanderVariant from '#models/lander_variant'
import Site from '#models/site'
import { adminAtWork, signInAdmin } from '#tests/support/admin/signed_in'
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

  test('are added, changed and removed', async ({ assert, client }) => {
    const { path, siteId } = await landersOfFirstSite()
    const { as, post, read, shows } = await adminAtWork(client, 'owner')
    assert.include(await read(`${path}/new`), 'name="headlines[pl]"')
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
    const list = await read(path)
    assert.match(list, /href="\/\/[^"]+\/landers\/gallery\/night"/)
    assert.notMatch(list, /admin\.variants\.|@!|@include/)
    await shows(`${path}/${kept.id}`, 'value="Your night"')
    await as(client.post(`${path}/${kept.id}`)).json({ ...form, slug: 'dusk', country: '' })
    assert.containSubset((await kept.refresh()).serialize(), { slug: 'dusk', country: null })
    await post(`${path}/${kept.id}/removal`)
    assert.isNull(await LanderVariant.find(kept.id))
  })

  test('are refused with words, and the form is kept', async ({ assert, client }) => {
    const { path } = await landersOfFirstSite()
    const { as } = await signInAdmin('owner')
    const back = { referer: `${siteUrl}${path}/new` }
    await as(client.post(path)).json(form)
    for (const [wrong, text] of [
      [{}, 'This lander already has a variant with that name.'],
      [{ slug: 'x', pictureSet: 'dogs' }, 'Choose one of the options on the form.'],
    ] as const) {
      const refused = await as(client.post(path))
        .headers(back)
        .json({ ...form, ...wrong })
      assert.equal(refused.flashMessage('error'), text)
      assert.equal(refused.header('location'), `${path}/new`)
    }
    assert.lengthOf(await LanderVariant.all(), 1)
  })
})
