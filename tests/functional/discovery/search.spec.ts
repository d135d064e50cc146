import { test } from '@japa/runner'
import { antwerp, brabant } from '#tests/support/database/basics'
import { search } from '#tests/support/discovery/search'
import { setSetting } from '#tests/support/sites/settings'
import { askPage, drawnPage, open } from '#tests/support/http/open_page'
import { textsOf } from '#tests/support/browser/texts'
import { woman } from '#tests/support/people/many_members'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob, cleo, dirk } from '#tests/support/people/people'
import { addSite, closedSite, moveTo } from '#tests/support/sites/other_site'

test.group('Member search', (group) => {
  inTransaction(group)

  test('shows a member only those whom they seek and who seek them', async ({ assert, client }) => {
    await join(ada(), bob(), cleo(), dirk(), woman(5, { sexuality: 'lesbian' }))
    assert.sameMembers(await search(client, bob()), ['Ada', 'Cleo'])
    assert.sameMembers(await search(client, ada()), ['Bob'])
    assert.sameMembers(await search(client, cleo()), ['Bob', 'Ada 5'])
    assert.sameMembers(await search(client, dirk()), [])
  })

  test('says how many there are, and the ages in years, to screen readers', async ({
    assert,
    client,
  }) => {
    await join(bob(), ada(), cleo())
    const page = await drawnPage(client, '/members', bob())
    assert.match(page, /role="status"[^>]*>2 leden</)
    assert.include(page, 'aria-valuetext="18 jaar"')
  })

  test('filters by country and region', async ({ assert, client }) => {
    await join(bob(), ada(), woman(5, brabant), woman(6, antwerp))
    assert.sameMembers(await search(client, bob()), ['Ada', 'Ada 5'])
    assert.deepEqual(await search(client, bob(), '?countryregion=2'), ['Ada 5'])
    assert.deepEqual(await search(client, bob(), '?country=BE'), ['Ada 6'])
    assert.deepEqual(await search(client, bob(), '?country=BE&countryregion=3'), ['Ada 6'])
  })

  test('takes the parameter of a new like off the address of visitors', async ({
    assert,
    client,
  }) => {
    const asked = await askPage(client, '/en/members?min_age=30&t=5')
    assert.equal(asked.header('location'), '/en/members?min_age=30')
  })

  test('says what to widen where it finds nobody, and no more', async ({ assert, client }) => {
    await join(bob())
    const t = textsOf('en')
    const nobody = async (query: string) =>
      drawnPage(client, `/members?gender=both&country=NL&${query}`)
    const region = `countryregion=${brabant.regionId}`
    const said = ['none_region_all_ages', 'none_region', 'none_age'] as const
    for (const [query, only] of [
      [region, 'none_region_all_ages'],
      [`${region}&min_age=98`, 'none_region'],
      ['min_age=98', 'none_age'],
    ] as const) {
      const page = await nobody(query)
      assert.deepEqual(
        said.filter((one) => page.includes(`>${t(`discovery.${one}`)}<`)),
        [only]
      )
      assert.equal(page.includes(`>${t('discovery.search_all_ages')}<`), only === 'none_age', query)
    }
  })

  test('is for members only where the site is closed', async ({ client }) => {
    await setSetting('logged_out_search', false)
    const visit = await client.get('/members').redirects(0)
    visit.assertStatus(302)
    visit.assertHeader('location', '/login')
    const sent = await client.get('/members?network=ads').redirects(0)
    sent.assertStatus(200)
  })

  test('leaves out members whom another site keeps to itself', async ({ assert, client }) => {
    const [eva, fay] = [woman(5), woman(6)]
    await join(bob(), eva, fay)
    await moveTo(await addSite('other.test', 'Other'), eva)
    assert.lengthOf(await search(client, bob()), 2)

    await moveTo(await closedSite(), eva)
    assert.deepEqual(await search(client, bob()), ['Ada 6'])
    const profile = await open(client, `/members/${eva.profile.id}`, bob())
    profile.assertStatus(404)
  })
})
