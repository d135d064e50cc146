import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { photoUrl } from '#queries/profiles/photo_url'
import { inTransaction } from '#tests/support/database/transactions'
import { callAs } from '#tests/support/http/as_member'
import { open } from '#tests/support/http/open_page'
import { like } from '#tests/support/likes/likes'
import { begin, conversationBetween, say, sendGift } from '#tests/support/messaging/conversations'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob, type Person } from '#tests/support/people/people'
import { storeFiles, storePhoto } from '#tests/support/profiles/photos'
import { createCompany } from '#tests/support/sites/company'
import { addSite, closedSite, moveTo } from '#tests/support/sites/other_site'
import { setSetting } from '#tests/support/sites/settings'

const premium = { paidUser: true, credits: 50 }
const eve = ada({ user: premium, profile: { name: 'Eve' } })
const finn = bob({ user: premium, profile: { name: 'Finn' } })

test.group('A site that keeps its members to itself', (group) => {
  inTransaction(group)

  for (const [title, moved] of [
    ['shows them to nobody of another site, whatever they ask by id', eve],
    ['shows its members nobody of another site either', finn],
  ] as const) {
    test(title, async ({ assert, client }) => {
      await join(eve, finn)
      const photoId = await storePhoto(eve, { main: true })
      await storeFiles(photoId)
      await moveTo(await closedSite(), moved)

      const search = await open(client, '/members', finn)
      assert.isEmpty(search.inertiaProps.members)
      assert.deepEqual(await statuses(client, finn, eve, photoId), notFound)
      for (const table of ['likes', 'swipes', 'visits', 'reports', 'messages', 'conversations']) {
        assert.equal(await countOf(table), 0, table)
      }
    })
  }

  test('of another company shares its members once both sites say so', async ({
    assert,
    client,
  }) => {
    await join(eve, finn)
    const elsewhere = await addSite('flirt.test', 'Flirt')
    await createCompany()
    await createCompany({ siteId: elsewhere, name: 'Flirt GmbH' })
    await moveTo(elsewhere, eve)
    for (const [siteId, found] of [
      [undefined, 0],
      [elsewhere, 1],
    ] as const) {
      await setSetting('share_with_companies', true, siteId)
      const search = await open(client, '/members', finn)
      assert.lengthOf(search.inertiaProps.members, found)
    }
  })

  test('lets partners of a conversation go on', async ({ assert, client }) => {
    await join(eve, finn)
    const chat = await conversationBetween(eve, finn)
    await moveTo(await closedSite(), eve)
    const written = await say(client, finn, chat)
    written.assertStatus(201)
    const profile = await open(client, `/members/${eve.profile.id}`, finn)
    assert.equal(profile.inertiaProps.member.name, 'Eve')
  })
})

const notFound = {
  'profile': 404,
  'profile from likes': 404,
  'chat': 404,
  'first message': 404,
  'gift': 404,
  'like': 404,
  'swipe like': 404,
  'swipe pass': 404,
  'photo': 404,
  'report form': 404,
  'report': 404,
}

async function statuses(client: ApiClient, viewer: Person, other: Person, photoId: string) {
  const { id } = other.profile
  const post = (url: string, json: object = {}) => callAs(client, viewer, url, { json })
  const answers = {
    'profile': await open(client, `/members/${id}`, viewer),
    'profile from likes': await open(client, `/likes/m/${id}`, viewer),
    'chat': await open(client, `/members/${id}/chat`, viewer),
    'first message': await begin(client, viewer, id),
    'gift': await sendGift(client, viewer, `/members/${id}/gifts`, 'rose'),
    'like': await like(client, viewer, other),
    'swipe like': await post(`/swipe-game/${id}/like`),
    'swipe pass': await post(`/swipe-game/${id}/pass`),
    'photo': await open(client, photoUrl(photoId, 'full', viewer.profile.id), viewer),
    'report form': await open(client, `/members/${id}/report`, viewer),
    'report': await post(`/members/${id}/report`, { reason: 'scam' }),
  }
  return Object.fromEntries(Object.entries(answers).map(([name, one]) => [name, one.status()]))
}
