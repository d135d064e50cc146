import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { Deed } from '#core/moderation/measures/take_measure'
import { liftMeasure } from '#core/moderation/measures/lift_measure'
import EndSuspensionJob from '#jobs/end_suspension_job'
import User from '#models/user'
import { giveCredits } from '#tests/support/admin/credits'
import { logIn, withPassword } from '#tests/support/accounts/login'
import { textsOf } from '#tests/support/browser/texts'
import { inTransaction } from '#tests/support/database/transactions'
import { search } from '#tests/support/discovery/search'
import { open } from '#tests/support/http/open_page'
import { storeLike } from '#tests/support/likes/likes'
import { conversationBetween, getJson, say } from '#tests/support/messaging/conversations'
import { judge } from '#tests/support/moderation/measures'
import { account, join } from '#tests/support/people/members'
import { ada, bob, type Person } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { runJob, waitingJobs } from '#tests/support/queue/jobs'
import { sitePorts } from '#tests/support/site/ports'

const statement = {
  breach: 'harassment',
  law: null,
  facts: 'You threatened another member',
  machine: 'none',
} as const

const take = (person: Person, deed: Deed) => judge(person, deed, { statement })

async function visit(client: ApiClient, path: string, person: Person) {
  return client
    .get(path)
    .loginAs(await account(person))
    .redirects(0)
}

async function appeal(client: ApiClient, person: Person, measureId: string, body: string) {
  return client
    .post(`/decisions/${measureId}/appeal`)
    .loginAs(await account(person))
    .withCsrfToken()
    .redirects(0)
    .form({ body })
}

test.group('A member about whom something was decided', (group) => {
  inTransaction(group)

  test('reads it with its reasons, and nobody else does', async ({ assert, client }) => {
    await join(ada(), bob())
    await take(bob(), { kind: 'warning' })
    const { inertiaProps: own } = await open(client, '/decisions', bob())
    assert.containSubset(own.decisions, [{ ...statement, kind: 'warning', mayAppeal: true }])
    assert.notProperty(own.decisions[0], 'takenBy')
    const { inertiaProps: others } = await open(client, '/decisions', ada())
    assert.deepEqual(others.decisions, [])
  })

  test('appeals in words', async ({ assert, client }) => {
    await join(bob())
    const measureId = await take(bob(), { kind: 'warning' })
    const empty = await appeal(client, bob(), measureId, ' ')
    assert.deepEqual(empty.flashMessage('inputErrorsBag'), {
      body: ['Schrijf op wat er volgens jou niet klopt.'],
    })
    const made = await appeal(client, bob(), measureId, 'It was a joke')
    made.assertHeader('location', '/decisions')
    assert.containSubset(await db.from('appeals'), [{ body: 'It was a joke', decision: null }])
    const { inertiaProps: props } = await open(client, '/decisions', bob())
    assert.containSubset(props.decisions, [{ mayAppeal: false, appeal: { body: 'It was a joke' } }])
  })
})

/** What a chat shows of the partner. */
type Shown = Readonly<{ online: boolean; picture: string | null }>

test.group('A suspended member', (group) => {
  inTransaction(group)

  test('sees why and until when, and may use nothing else', async ({ assert, client }) => {
    await join(bob())
    await take(bob(), { kind: 'suspension', days: 7 })
    const members = await visit(client, '/members', bob())
    members.assertHeader('location', '/decisions')
    const like = await client
      .get('/api/likes.php')
      .loginAs(await account(bob()))
      .accept('json')
    like.assertStatus(403)
    const { inertiaProps: props } = await open(client, '/decisions', bob())
    assert.isString(props.suspendedUntil)
    for (const path of ['/profile/data', '/profile/delete', '/pages/terms', '/transactions']) {
      assert.equal((await visit(client, path, bob())).status(), 200, path)
    }
  })

  test('is not found, met or written to meanwhile', async ({ assert, client }) => {
    await join(ada({ user: { paidUser: true } }), bob())
    const chat = await conversationBetween(ada(), bob())
    assert.deepEqual(await search(client, ada()), ['Bob'])
    await take(bob(), { kind: 'suspension', days: 7 })
    assert.deepEqual(await search(client, ada()), [])
    const profile = await visit(client, `/members/${bob().profile.id}`, ada())
    profile.assertStatus(404)
    const message = await say(client, ada(), chat)
    message.assertBodyContains({ refusal: 'partner_away' })
    const { inertiaProps: props } = await open(client, `/chats/${chat}`, ada())
    assert.include(JSON.stringify(props), '"refusal":"partner_away"')
  })

  test('is not online for partners meanwhile, and has no picture', async ({ assert, client }) => {
    await join(ada(), bob())
    const chat = await conversationBetween(ada(), bob())
    await storePhoto(bob(), { main: true })
    await db.from('profiles').update({ last_active_at: Date.now() })
    const partner = async () => {
      const { inertiaProps: props } = await open(client, `/chats/${chat}`, ada())
      const { partner: shown } = props.conversation as { partner: Shown }
      const { online, picture } = shown
      const polled = await getJson(client, ada(), `/api/chats.php?open=${chat}`)
      return [online, picture !== null, polled.body().open.partner_online]
    }
    assert.deepEqual(await partner(), [true, true, true])
    await take(bob(), { kind: 'suspension', days: 7 })
    assert.deepEqual(await partner(), [false, false, false])
  })

  test('is back once the time is over, by the job that waited', async ({ assert, client }) => {
    await join(ada(), bob())
    await take(bob(), { kind: 'suspension', days: 1 })
    const [job] = await waitingJobs<{ userId: string }>('end_suspension')
    assert.closeTo(job.at ?? 0, Date.now() + 86_400_000, 60_000)
    await runJob(EndSuspensionJob, job.payload)
    assert.deepEqual(await search(client, ada()), [])
    await User.query()
      .where('id', bob().user.id)
      .update({ suspended_until: Date.now() - 1 })
    await runJob(EndSuspensionJob, job.payload)
    assert.deepEqual(await search(client, ada()), ['Bob'])
  })

  test('is back with the first page that they open after it', async ({ assert, client }) => {
    await join(ada(), bob())
    await take(bob(), { kind: 'suspension', days: 1 })
    await User.query()
      .where('id', bob().user.id)
      .update({ suspended_until: Date.now() - 1 })
    const members = await visit(client, '/members', bob())
    members.assertStatus(200)
    assert.deepEqual(await search(client, ada()), ['Bob'])
  })
})

test.group('A banned member', (group) => {
  inTransaction(group)

  test('logs in as far as the decision, and appeals there', async ({ assert, client }) => {
    await join(await withPassword(ada()), bob())
    const measureId = await take(ada(), { kind: 'ban' })
    const refused = await logIn(client).header('accept', 'text/html')
    refused.assertHeader('location', '/decisions')
    const session = refused.session()
    const page = await client.get('/decisions').withSession(session).withInertia()
    assert.containSubset(page.inertiaProps, { banned: true, decisions: [{ id: measureId }] })
    const sent = await client
      .post(`/decisions/${measureId}/appeal`)
      .withSession(session)
      .withCsrfToken()
      .redirects(0)
      .form({ body: 'Not me' })
    sent.assertHeader('location', '/decisions')
    assert.containSubset(await db.from('appeals'), [{ measure_id: measureId, body: 'Not me' }])
    const t = textsOf('en')
    const drawn = async (flash = {}) => {
      const asked = client.get('/decisions').withSession(session).withFlashMessages(flash)
      return (await asked).text().replaceAll(/<script.*?<\/script>/gs, '')
    }
    const [once, later] = [await drawn(sent.flashMessages()), await drawn()]
    assert.match(once, new RegExp(`role="status"[^>]*>${t('moderation.appeal_thanks')}<`))
    assert.notInclude(later, t('moderation.appeal_thanks'))
    for (const html of [once, later]) {
      assert.include(html, 'Not me')
      assert.notInclude(html, t('moderation.appeal_send'))
    }
    const own = await client.get('/profile').withSession(session).redirects(0)
    own.assertHeader('location', '/login')
  })

  test('finds the appeal again that came after the login, alone', async ({ assert, client }) => {
    await join(await withPassword(ada()), bob())
    const measureId = await take(ada(), { kind: 'ban' })
    const late = await client
      .post(`/decisions/${measureId}/appeal`)
      .withCsrfToken()
      .redirects(0)
      .form({ body: 'I was asleep that night' })
    late.assertHeader('location', '/login')
    assert.isEmpty(await db.from('appeals'))
    const kept = late.session()
    const refused = await logIn(client).header('accept', 'text/html').withSession(kept)
    const session = { ...kept, ...refused.session() }
    const page = await client.get('/decisions').withSession(session).withInertia()
    const unsent = { unsent: 'I was asleep that night', unsentDecisionId: measureId }
    assert.containSubset(page.inertiaProps, unsent)
    await take(bob(), { kind: 'warning' })
    const other = client.get('/decisions').withSession(session).withInertia()
    const others = await other.loginAs(await account(bob()))
    assert.notInclude(others.text(), 'asleep')
  })

  test('sees nothing without the password', async ({ client }) => {
    await join(await withPassword(ada()))
    await take(ada(), { kind: 'ban' })
    const visitor = await client.get('/decisions').redirects(0)
    visitor.assertHeader('location', '/login')
    const guess = await logIn(client, { password: 'wrong' }).header('accept', 'text/html')
    const page = await client.get('/decisions').withSession(guess.session()).redirects(0)
    page.assertHeader('location', '/login')
  })

  test('gets everything back when the ban is undone', async ({ assert, client }) => {
    await join(ada(), bob({ profile: { about: 'I like tea' } }))
    const photo = await storePhoto(bob(), { main: true })
    await storeLike(bob(), ada())
    await storeLike(ada(), bob())
    const chat = await conversationBetween(ada(), bob())
    await say(client, ada(), chat, { body: 'Hello Bob' })
    await say(client, bob(), chat, { body: 'Hello Ada' })
    await giveCredits(bob(), 12)
    const seen = async () => ({
      user: await db.from('users').where('id', bob().user.id).select('status', 'credits').first(),
      profile: await db
        .from('profiles')
        .where('id', bob().profile.id)
        .select('status', 'about', 'name', 'main_photo_id')
        .first(),
      photo: await db.from('photos').where('id', photo).first(),
      likes: await db.from('likes').orderBy('liker_id').select('liker_id', 'liked_id'),
      messages: await db.from('messages').orderBy('sequence').select('body', 'removed_at'),
      found: await search(client, ada()),
      chats: (await open(client, `/chats/${chat}`, bob())).inertiaProps.conversation?.messages,
    })
    const before = await seen()
    assert.deepEqual(before.found, ['Bob'])
    const measureId = await take(bob(), { kind: 'ban' })
    assert.deepEqual(await search(client, ada()), [])
    await liftMeasure(await sitePorts(), { measureId, adminId: null })
    assert.deepEqual(await seen(), before)
  })
})
