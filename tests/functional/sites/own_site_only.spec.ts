import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import FoldCountsJob from '#jobs/fold_counts_job'
import Profile from '#models/profile'
import { activeByRegion, invalidateRegionCounts } from '#queries/discovery/active_by_region'
import { countActive } from '#queries/discovery/count_active'
import { countOnline, invalidateOnlineCounts } from '#queries/landers/count_online'
import { countSharing, invalidateSharing } from '#queries/landers/count_sharing'
import { allSites } from '#queries/sites/current_site'
import { inTransaction } from '#tests/support/database/transactions'
import { storeVisit } from '#tests/support/discovery/visits'
import { callAs } from '#tests/support/http/as_member'
import { open } from '#tests/support/http/open_page'
import { placesThatTell } from '#tests/support/http/places_that_tell'
import { storeLike } from '#tests/support/likes/likes'
import { conversationBetween, say } from '#tests/support/messaging/conversations'
import { join } from '#tests/support/people/members'
import { ada, bob, type Person } from '#tests/support/people/people'
import { storeFiles, storePhoto } from '#tests/support/profiles/photos'
import { addSite, moveTo } from '#tests/support/sites/other_site'

const now = DateTime.utc()
const premium = { paidUser: true, credits: 50 }
const quirine = ada({
  user: premium,
  profile: { name: 'Quirine', advertised: true, lastActiveAt: now },
})
const xander = bob({ user: premium, profile: { name: 'Xander', lastActiveAt: now } })

/** Where a member shows to one of another site of the pool who was liked and visited by them. */
const meetingPlaces = [
  '/members',
  '/members/:id',
  '/likes/m/:id',
  '/likes/:type',
  '/visits',
  '/photos/:id/:variant',
  '/api/likes.php',
]

test.group('A member who shows on their own site only', (group) => {
  inTransaction(group)

  test('is on no page of another site, nor are its members on theirs', async ({
    assert,
    client,
  }) => {
    const { photo } = await onTwoSites()
    await storeLike(quirine, xander)
    await storeVisit(quirine, xander)
    const quirines = { name: 'Quirine', ids: [quirine.profile.id, photo, photo] }
    const xanders = { name: 'Xander', ids: Array(3).fill(xander.profile.id) }
    assert.deepEqual(await placesThatTell(client, xander, quirines, meetingPlaces), meetingPlaces)

    await keepToOwnSite(client, quirine, '1')
    // Each visited the other: whoever turned to one may be reported.
    assert.deepEqual(await placesThatTell(client, xander, quirines), ['/members/:id/report'])
    assert.deepEqual(await placesThatTell(client, quirine, xanders), ['/members/:id/report'])
    assert.isEmpty(await placesThatTell(client, undefined, quirines))

    await keepToOwnSite(client, quirine, '0')
    assert.deepEqual(await placesThatTell(client, xander, quirines, meetingPlaces), meetingPlaces)
  }).timeout(300_000)

  test('keeps matches and conversations with members of others', async ({ assert, client }) => {
    const { photo } = await onTwoSites()
    await storeLike(quirine, xander)
    await storeLike(xander, quirine)
    const matched = { name: 'Quirine', ids: [quirine.profile.id, photo, photo] }
    const places = meetingPlaces.filter((one) => one !== '/visits' && one !== '/members')
    await keepToOwnSite(client, quirine, '1')
    const seen = await placesThatTell(client, xander, matched, meetingPlaces)
    assert.deepEqual(seen, places)

    const chat = await conversationBetween(quirine, xander)
    const said = await say(client, xander, chat)
    said.assertStatus(201)
    const page = await open(client, `/chats/${chat}`, xander)
    page.assertStatus(200)
  })

  test('counts on their own site alone', async ({ assert, client }) => {
    const { home, elsewhere } = await onTwoSites()
    const before = { home: await countedOn(home), elsewhere: await countedOn(elsewhere) }
    const fold = await app.container.make(FoldCountsJob)
    for (const [value, found] of [
      ['1', 0],
      ['0', 1],
    ] as const) {
      await keepToOwnSite(client, quirine, value)
      const counted = before.home.map((count) => count - 1 + found)
      assert.deepEqual(await countedOn(home), counted)
      assert.deepEqual(await countedOn(elsewhere), before.elsewhere)
      for (const job of [null, fold]) {
        await job?.execute()
        const search = await open(client, '/members', xander)
        search.assertInertiaPropsContains({ total: found })
      }
    }
  })
})

/** Quirine is of another site of the pool; answers its id, that of Xander's, and her photo. */
async function onTwoSites() {
  await join(quirine, xander)
  // Online now, however long ago this file was loaded.
  await Profile.query().update({ last_active_at: DateTime.utc().toMillis() })
  const photo = await storePhoto(quirine, { main: true })
  await storeFiles(photo)
  const elsewhere = await addSite('flirt.test', 'Flirt')
  await moveTo(elsewhere, quirine)
  return { photo, elsewhere, home: (await allSites())[0].id }
}

async function keepToOwnSite(client: ApiClient, person: Person, value: '0' | '1') {
  const answer = await callAs(client, person, '/profile/privacy', {
    json: { own_site_only: value },
  })
  answer.assertStatus(200)
}

/** How many members a site says are online, active in her region, and on it at all. */
async function countedOn(siteId: string) {
  const { country, regionId } = quirine.profile
  for (const forget of [invalidateOnlineCounts, invalidateRegionCounts, invalidateSharing]) forget()
  await countActive(now)
  return [
    await countOnline({ siteId, country }),
    (await activeByRegion({ siteId, country })).get(regionId) ?? 0,
    (await countSharing({ siteId, country, chosen: [] })).members,
  ]
}
