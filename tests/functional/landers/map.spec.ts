import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { countries } from '#core/sites/countries'
import { readMap } from '#database/maps/read'
import { readPlaces } from '#database/places/read'
import Profile from '#models/profile'
import { inTransaction } from '#tests/support/database/transactions'
import { countActiveNow } from '#tests/support/discovery/active_counts'
import { openLander } from '#tests/support/landers/shown_members'
import { manyMembers, woman } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'

/** Regions of the base data: two of the Netherlands, beside one of Belgium. */
const [utrecht, brabant] = ['1', '2']

async function open(country = 'NL') {
  const headers = { cookie: `geoip_selected_country=${country}` }
  return (await openLander('/landers/maplanding', headers)).page
}

/** What the page says of a region when it is chosen. */
function saidOf(page: string, region: string) {
  return new RegExp(`<option value="${region}" data-said="([^"]*)"`).exec(page)?.[1]
}

const fewer = 'Fewer than 50 active members here so far.'

async function live(count: number, changes: object = {}) {
  await join(
    ...manyMembers((number) => woman(number, { lastActiveAt: DateTime.utc(), ...changes }), count)
  )
  await countActiveNow()
}

test.group('The map of a country', (group) => {
  inTransaction(group)

  test('says how many real members are active in a region, exactly, from fifty', async ({
    assert,
  }) => {
    await live(50)
    assert.equal(saidOf(await open(), utrecht), '50 members were active here in the last 30 days.')
    assert.equal(saidOf(await open(), brabant), fewer)
    const [someone] = await Profile.all()
    await Profile.query().where('id', someone.id).update({ invisible: true })
    await countActiveNow()
    const page = await open()
    assert.equal(saidOf(page, utrecht), fewer)
    assert.notInclude(page, 'class="count"')
  })

  for (const [whom, changes] of [
    ['fictional profiles', { fictional: true }],
    ['members who hide themselves', { invisible: true }],
    ['members who have not confirmed their address', { status: 'disabled' }],
    ['members who were away for a month', { lastActiveAt: DateTime.utc().minus({ days: 31 }) }],
  ] as const) {
    test(`never counts ${whom}`, async ({ assert }) => {
      await live(50, changes)
      assert.equal(saidOf(await open(), utrecht), fewer)
    })
  }

  test('names no total, from which a small region could be computed', async ({ assert }) => {
    await live(60)
    const page = await open()
    assert.deepEqual(page.match(/\d+ members were active/g), ['60 members were active'])
  })

  test('draws the regions of the visitor’s country, each with a radio of its own', async ({
    assert,
  }) => {
    const radios = (page: string) =>
      [...page.matchAll(/type="radio" name="drawn" value="(\d+)"/g)].map(([, id]) => id)
    assert.sameMembers(radios(await open()), [utrecht, brabant])
    assert.deepEqual(radios(await open('BE')), ['3'])
  })

  test('is left out where no region of it is known; the list stays', async ({ assert }) => {
    const page = await open('PL')
    assert.notInclude(page, 'data-map')
    assert.include(page, 'data-region')
  })

  test('is there for every region of the fifteen countries', async ({ assert }) => {
    const { regions } = await readPlaces()
    for (const country of countries) {
      const { regions: drawn } = await readMap(country)
      const codes = regions.filter((one) => one.country === country).map(({ code }) => code)
      assert.sameMembers(Object.keys(drawn), codes, country)
    }
  })
})

test.group('A region that was chosen on the map', (group) => {
  inTransaction(group)

  test('is where the sign-up takes the visitor to live, with its country', async ({ client }) => {
    const page = await client.get('/signup').qs({ region: 3, country: 'NL' }).withInertia()
    page.assertInertiaPropsContains({ country: 'BE', region: 3 })
  })

  test('is no answer where there is no such region', async ({ assert, client }) => {
    for (const region of ['99', '-1', 'x', '99999999999']) {
      const page = await client.get('/signup').qs({ region, gender: 'female' }).withInertia()
      page.assertStatus(200)
      assert.isNull(page.inertiaProps.region, region)
    }
  })
})
