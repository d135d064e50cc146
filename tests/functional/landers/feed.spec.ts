import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { blockMember } from '#core/likes/block'
import Photo from '#models/photo'
import { invalidateLanderPeople } from '#queries/landers/lander_people'
import { invalidateLikesOf } from '#queries/landers/likes_of'
import { inTransaction } from '#tests/support/database/transactions'
import { inTheNetherlands, openLander } from '#tests/support/landers/shown_members'
import { man, manyMembers, woman } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'
import { portray } from '#tests/support/people/portray'
import { sitePorts } from '#tests/support/site/ports'

const caption = 'Sunday, ten o’clock, the <b>market</b>'

test.group('The feed', (group) => {
  inTransaction(group)

  test('shows captions of members who agreed to that, as they wrote them', async ({ assert }) => {
    const [first] = await posts(6)
    await captionPhoto(first)
    assert.notInclude(await feed(), 'Sunday')
    await agree(first)
    const page = await feed()
    assert.include(page, 'Sunday, ten o’clock, the &lt;b&gt;market&lt;/b&gt;')
    assert.lengthOf(page.match(/class="caption"/g) ?? [], 1, 'none is made up for the others')
    assert.notInclude(page, 'Amsterdam')
    await captionPhoto(first, 'My insta: eva_k')
    invalidateLanderPeople()
    assert.notInclude(await feed(), 'insta')
  })

  test('shows twenty posts at most, those with a caption first', async ({ assert }) => {
    const members = await posts(25)
    await captionPhoto(members[0])
    await agree(members[0])
    const page = await feed()
    assert.lengthOf(page.match(/<article/g) ?? [], 20)
    const before = page.slice(0, page.indexOf('class="caption"'))
    assert.lengthOf(before.match(/<article/g) ?? [], 1)
  })

  test('says how many real members like somebody who agreed to that', async ({ assert }) => {
    const [first, second] = await posts(6)
    const likers = manyMembers(man, 3, 900)
    const others = [man(910, { fictional: true }), man(911, { status: 'disabled' })]
    await join(...likers, ...others)
    for (const liker of [...likers, ...others]) await like(liker, first)
    for (const liker of likers) await like(liker, second)
    assert.notInclude(await feed(), 'class="likes"')
    await agree(first)
    const page = await feed()
    assert.lengthOf(page.match(/class="likes"/g) ?? [], 1)
    assert.match(page, /class="likes">3<span class="unseen"> likes</)
  })

  test('tells no sooner than that member is told that one of them is gone', async ({ assert }) => {
    const [first] = await posts(6)
    const likers = manyMembers(man, 3, 900)
    await join(...likers)
    for (const liker of likers) await like(liker, first)
    await agree(first)
    assert.match(await feed(), /class="likes">3</)
    const [{ profile }] = likers
    const blocking = { profileId: first.profile.id, blockedId: profile.id }
    await blockMember(await sitePorts(), blocking)
    invalidateLikesOf()
    assert.match(await feed(), /class="likes">3</)
  })

  test('leads with each heart to a sign-up that keeps it, and to one that writes', async ({
    assert,
    client,
  }) => {
    const [first] = await posts(6)
    const { page } = await openLander('/landers/socialnetwork?network=sparks', inTheNetherlands)
    const carried = 'network=sparks&amp;lander=socialnetwork'
    const { id } = first.profile
    assert.include(page, `href="/signup?${carried}&amp;likes=${id}"`)
    assert.include(page, `href="/members/${id}/signup?for=chat&amp;${carried}"`)
    const next = await client.get(`/signup?network=sparks&lander=socialnetwork&likes=${id}`)
    assert.containSubset(next.session(), { kept_likes: [id] })
    assert.notProperty(next.session(), 'tracking')
  })

  test('is of drawings without words, hearts or numbers until five agreed', async ({ assert }) => {
    await posts(4)
    const page = await feed()
    assert.lengthOf(page.match(/This person is a drawing\./g) ?? [], 5)
    assert.include(page, 'These people are drawings.')
    assert.notMatch(page, /\/photos\/|data-heart|class="(caption|likes|write)"/)
  })
})

async function feed() {
  return (await openLander('/landers/socialnetwork', inTheNetherlands)).page
}

/** Members who agreed to be seen by visitors; those who come later were here later. */
async function posts(count: number) {
  const now = DateTime.utc()
  const members = manyMembers(
    (number) =>
      woman(number, { advertised: true, lastActiveAt: now.minus({ hours: 200 - number }) }),
    count
  )
  await join(...members)
  await portray(members)
  return members
}

function captionPhoto({ profile }: Person, words = caption) {
  return Photo.query().where('profileId', profile.id).update({ caption: words })
}

async function agree({ profile }: Person) {
  await db.from('profiles').where('id', profile.id).update({ captioned: true })
  invalidateLanderPeople()
}

async function like(liker: Person, liked: Person) {
  const pair = { liker_id: liker.profile.id, liked_id: liked.profile.id }
  await db.table('likes').insert({ ...pair, created_at: 0 })
}
