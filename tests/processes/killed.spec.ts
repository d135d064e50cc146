import { test } from '@japa/runner'
import { pairOfMembers } from '#tests/browser/story/pair'
import { waitUntil } from '#tests/browser/story/wait_until'
import { cookiesOfVisitor, fromOwnPage, headersFor } from '#tests/support/http/cookies'
import { memberClient } from '#tests/support/http/member_client'
import { busySmtpServer } from '#tests/support/mail/busy_smtp_server'
import { startCommand } from '#tests/support/site/command'
import { startSite, type RunningSite } from '#tests/support/site/running_site'
import { runSql } from '#tests/support/site/run_sql'

let site: RunningSite

test.group('When the server is killed', (group) => {
  group.setup(async () => {
    site = await startSite()
    return () => site.stop()
  })

  test('the activation mail of a new member still arrives, once', async ({ assert }) => {
    await loseServer({ QUEUE_WORKER: 'none' })
    const email = 'robin@mail.test'
    await signUp(email)
    assert.isEmpty(await mailsTo(email))
    await loseServer({ QUEUE_WORKER: 'web' })

    await waitUntil(async () => (await mailsTo(email)).length > 0, 'the mail')
    await loseServer()
    const [{ text }, ...more] = await mailsTo(email)
    assert.isEmpty(more)
    const link = /https?:\/\/\S+\/activate\S+/.exec(String(text))?.[0] ?? ''
    const opened = await fetch(link, { method: 'POST', headers: fromOwnPage, redirect: 'manual' })
    assert.match(opened.headers.get('location') ?? '', /\/activate\/done/)
    // No mail of this test may be waiting when the next one starts.
    await waitUntil(async () => (await mailsTo(email)).length === 2, 'the welcome mail')
  })

  test('a mail whose delivery was interrupted is sent after the restart', async ({ assert }) => {
    const email = 'kim@mail.test'
    const office = await busySmtpServer(email)
    await loseServer(office.settings)
    await signUp(email)
    await office.firstCame
    await loseServer({ ...office.settings, QUEUE_TAKEOVER: '3' })

    await office.secondTaken
    assert.deepEqual(office.taken, [email])
    await loseServer()
    await office.close()
  })

  test('a separate worker that is stopped finishes its mail first', async ({ assert }) => {
    const email = 'noa@mail.test'
    const office = await busySmtpServer(email)
    await loseServer({ ...office.settings, QUEUE_WORKER: 'none' })
    const worker = startCommand(['queue:work'], { ...site.env, ...office.settings })
    await signUp(email)
    const accept = await office.firstCame

    worker.process.kill('SIGTERM')
    setTimeout(accept, 1000)
    assert.equal(await worker.ended, 0)
    assert.deepEqual(office.taken, [email])
    await loseServer()
    await office.close()
  })

  test('a confirmed message is stored and charged once', async ({ assert }) => {
    const { payer, partner } = await pairOfMembers(0)
    const his = await memberClient(site.url, payer.number)
    const begun = await his.begin(partner.number, 'Hi')
    const { conversationId: id } = begun.body as { conversationId: string }
    await runSql(site.env, `update users set free_messages_used = 5`)
    const credits = async () => {
      const { body } = await his.call('GET', '/api/user.php')
      return (body as { user: { credits: number } }).user.credits
    }
    const before = await credits()
    const said = crypto.randomUUID()
    assert.equal((await his.say(id, 'Last words', said)).status, 201)
    await loseServer()

    await his.say(id, 'Last words', said)
    const stored = `select id from messages where body = 'Last words'`
    assert.lengthOf(await runSql(site.env, stored), 1)
    assert.equal(await credits(), before - 1)
  })
})

async function loseServer(settings: NodeJS.ProcessEnv = {}) {
  await site.kill()
  await site.restart(settings)
}

async function signUp(email: string) {
  const [place] = await runSql(
    site.env,
    `select id, region_id from places where country = 'NL' limit 1`
  )
  const form = {
    gender: 'female',
    seeking: 'male',
    country: 'NL',
    region: place.region_id,
    place: place.id,
    date_of_birth: { day: '14', month: '3', year: '1992' },
    name: 'Eva',
    email,
    password: 'walks on sunday',
    consent: true,
    looking_for_consent: true,
    seen_by: 'everybody',
  }
  const answer = await fetch(`${site.url}/signup`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      ...headersFor(await cookiesOfVisitor(site.url)),
      ...fromOwnPage,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(form),
  })
  const location = answer.headers.get('location')
  if (location !== '/signup/complete') throw new Error(`${email} was sent to ${location}`)
}

function mailsTo(email: string) {
  return runSql(site.env, `select text from outbox where recipient = '${email}' order by sent_at`)
}
