import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import sharp from 'sharp'
import AlertModeratorsJob from '#jobs/alert_moderators_job'
import SendTicketMailJob from '#jobs/send_ticket_mail_job'
import OutboxMessage from '#models/outbox_message'
import Photo from '#models/photo'
import Ticket from '#models/ticket'
import { cleanedFiles } from '#limits/cleaned_files'
import { adminOf } from '#tests/support/admin/admins'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { gracesComplaint, pathOf, sendForm } from '#tests/support/complaints/forms'
import { workJobs } from '#tests/support/queue/jobs'
import { inTransaction } from '#tests/support/database/transactions'
import { drawnPage, open } from '#tests/support/http/open_page'
import { buyCredits } from '#tests/support/payments/shop'
import { storePaidOrder } from '#tests/support/payments/stored_payments'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, bob, unconfirmedAda } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { phonePhoto } from '#tests/support/profiles/picture_files'
import { atOnce } from '#tests/support/runner/sample'
import { uploadRoom } from '#uploads/upload_room'

const forms = '/complaints'
const exe = { name: 'cv.pdf', content: 'MZ this program cannot be run' }
const pdf = { name: '../statement.pdf', content: '%PDF-1.7 a statement' }

async function onlyTicket() {
  const tickets = await Ticket.all()
  if (tickets.length !== 1) throw new Error(`There are ${tickets.length}`)
  const [entry] = await db.from('ticket_entries').where({ ticket_id: tickets[0].id, sequence: 1 })
  return { ticket: tickets[0], body: String(entry.body) }
}

/** Asserts that a mail to whoever wrote confirms the only ticket, with its number. */
async function isReceipted(assert: Assert, number: string) {
  await workJobs(SendTicketMailJob)
  const mails = await OutboxMessage.all()
  assert.lengthOf(mails, 1)
  assert.equal(mails[0].recipient, 'grace@example.com')
  assert.include(mails[0].subject, `[${number}]`)
}

async function refusedFields(client: ApiClient, path: string, form: Record<string, string>) {
  const answer = await sendForm(client, path, form, { json: true })
  answer.assertStatus(422)
  const { errors } = answer.body() as { errors: { field: string; rule: string }[] }
  return errors.map(({ field, rule }) => `${field}: ${rule}`)
}

/** Confirms what a form stated, in a browser with this session. */
function confirmWithdrawal(client: ApiClient, stated: ApiResponse, session = stated.session()) {
  const requestId = new URL(stated.header('location')!, 'http://x').searchParams.get('form')
  return client
    .post(`${forms}/withdrawal/confirm`)
    .withSession(session)
    .withCsrfToken()
    .form({ request_id: requestId! })
    .redirects(0)
}

test.group('A complaint', (group) => {
  inTransaction(group)

  test('of a visitor leads to the page of its ticket', async ({ assert, client }) => {
    const sent = await sendForm(client, forms, gracesComplaint)
    sent.assertStatus(302)
    const { body, ticket } = await onlyTicket()
    assert.containSubset(ticket.$attributes, {
      kind: 'complaint',
      subject: 'I was charged twice',
      email: 'grace@example.com',
      userId: null,
      state: 'open',
    })
    assert.equal(body, gracesComplaint.words)
    const page = await client.get(sent.header('location')!).withSession(sent.session())
    page.assertStatus(200)
    assert.include(page.text(), ticket.number)
    assert.include(sent.flashMessage('ticket_told'), ticket.number)
  })

  test('of a member is theirs, answered at their own address', async ({ assert, client }) => {
    await join(ada())
    const form = { ...gracesComplaint, about: 'order 12 <b>' }
    await sendForm(client, forms, form, { as: ada() })
    const { body, ticket } = await onlyTicket()
    assert.equal(ticket.userId, ada().user.id)
    assert.equal(ticket.email, ada().user.email)
    assert.include(body, 'order 12 <b>')
  })

  test('of a member leads to all of it once they are confirmed', async ({ assert, client }) => {
    await join(unconfirmedAda)
    const early = await sendForm(client, forms, gracesComplaint, { as: unconfirmedAda })
    const { ticket } = await onlyTicket()
    assert.equal(early.header('location'), await pathOf(ticket.id, 'writer'))
    const before = await open(client, forms, unconfirmedAda)
    assert.deepEqual(before.inertiaProps.earlier, [])
    await db.from('users').where('id', unconfirmedAda.user.id).update({ status: 'active' })
    const after = await open(client, forms, unconfirmedAda)
    assert.equal(after.inertiaProps.earlier[0].path, await pathOf(ticket.id, 'owner'))
  })

  test('of a member with orders is asked once which of them it is about', async ({
    assert,
    client,
  }) => {
    await join(ada(), bob())
    await buyCredits(client, ada())
    const [hers, his] = [
      await drawnPage(client, forms, ada()),
      await drawnPage(client, forms, bob()),
    ]
    const orderOf = /Om welke bestelling/g
    assert.deepEqual([hers.match(orderOf)?.length, his.match(orderOf)?.length], [1, 1])
    assert.include(hers, 'Om welk lid gaat het?')
  })

  test('brings its files, under harmless names', async ({ assert, client }) => {
    const text = { name: 'a <b>.txt', content: 'plain' }
    await sendForm(client, forms, gracesComplaint, { files: [pdf, text] })
    const files = await db.from('ticket_files').orderBy('id')
    assert.deepEqual(
      files.map(({ name, type }) => `${name} ${type}`),
      ['statement.pdf application/pdf', 'a b.txt text/plain']
    )
  })

  test('leaves out of its photos what a phone wrote into them, if that is wished', async ({
    assert,
    client,
  }) => {
    const photo = { name: 'photo.jpg', content: await phonePhoto() }
    const wishing = { ...gracesComplaint, without_traces: 'true' }
    for (const form of [gracesComplaint, wishing]) {
      await sendForm(client, forms, form, { files: [photo] })
    }
    const [as, without] = await db.from('ticket_files').orderBy('id').select('content')
    assert.isTrue(Buffer.from(as.content).equals(photo.content))
    const about = await sharp(without.content).metadata()
    assert.isUndefined(about.exif ?? about.orientation)
    assert.deepEqual([about.format, about.width, about.height], ['jpeg', 400, 600])
  })

  test('without them is refused for a photo that cannot be read', async ({ client }) => {
    const broken = { name: 'photo.jpg', content: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) }
    const form = { ...gracesComplaint, without_traces: 'true' }
    const refused = await sendForm(client, forms, form, { files: [broken], json: true })
    refused.assertStatus(422)
    refused.assertBodyContains({ errors: [{ field: 'files' }] })
  })

  test('has them left out so often in an hour alone, whatever comes of the form', async ({
    assert,
    client,
  }) => {
    const photo = { name: 'photo.jpg', content: await phonePhoto() }
    const form = { ...gracesComplaint, without_traces: 'true' }
    const sent: number[] = []
    while (sent.length <= cleanedFiles.requests) {
      const refused = await sendForm(client, forms, form, { files: [photo, exe], json: true })
      sent.push(refused.status())
    }
    assert.deepEqual(sent.slice(-2), [422, 429])
  })

  test('is refused with files not taken, and keeps its words', async ({ assert, client }) => {
    const large = { name: 'large.pdf', content: `%PDF-${'x'.repeat(3 * 1024 * 1024)}` }
    for (const files of [[exe], [large]]) {
      const refused = await sendForm(client, forms, gracesComplaint, { files })
      refused.assertStatus(302)
      refused.assertHeader('location', '/')
      assert.property(refused.flashMessage('inputErrorsBag'), 'files')
      assert.equal(refused.flashMessage('complaint_typed').words, gracesComplaint.words)
    }
    assert.equal(await countOf('tickets'), 0)
  })

  test('is shown again with what was typed, after a refusal', async ({ assert, client }) => {
    const wrong = { ...gracesComplaint, email: 'grace' }
    const refused = await sendForm(client, forms, wrong)
    const again = await client.get(forms).withFlashMessages(refused.flashMessages()).withInertia()
    assert.deepInclude(again.inertiaProps.typed, { email: 'grace', words: gracesComplaint.words })
  })

  test('takes hostile words as words', async ({ assert, client }) => {
    const words = `<script>alert(1)</script> ' or 1=1 -- \u0000\u202e{{ 7*7 }} {name} ${'😀'.repeat(50)}`
    const sent = await sendForm(client, forms, { ...gracesComplaint, words })
    const page = await client.get(sent.header('location')!)
    page.assertStatus(200)
    assert.notInclude(page.text(), '<script>alert(1)')
    const { body } = await onlyTicket()
    assert.include(body, '<script>alert(1)</script>')
    assert.notInclude(body, '\u0000')
    const refused = await sendForm(client, forms, { ...gracesComplaint, words, email: '\u0000' })
    refused.assertStatus(302)
    const again = await client.get(forms).withFlashMessages(refused.flashMessages())
    again.assertStatus(200)
    assert.notInclude(again.text(), '<script>alert(1)')
  })

  test('tells nobody whether an address has an account', async ({ assert, client }) => {
    await join(ada())
    const answers: string[] = []
    for (const email of [ada().user.email!, 'nobody@example.com']) {
      const sent = await sendForm(client, forms, { ...gracesComplaint, email })
      const page = await client.get(sent.header('location')!).withInertia()
      const { ticket } = page.inertiaProps
      const { openedAt, number, thread, ...rest } = ticket
      assert.isNotEmpty([openedAt, number, thread])
      answers.push(JSON.stringify({ ...rest, email: '' }).replaceAll(/\d/g, '0'))
    }
    assert.equal(answers[0], answers[1])
    assert.isTrue((await Ticket.all()).every(({ userId }) => userId === null))
  })

  test('names an order of one’s own alone', async ({ assert, client }) => {
    await join(ada(), bob())
    const order = crypto.randomUUID()
    await sendForm(client, forms, { ...gracesComplaint, order }, { as: ada() })
    assert.isNull((await onlyTicket()).ticket.orderId)
  })

  test('offers what can be done at once, and the forms of the law', async ({ client, assert }) => {
    const html = (await client.get(forms)).text()
    for (const path of [
      '/transactions/refund',
      '/chats',
      '/notifications',
      '/profile/delete',
      '/complaints/withdrawal',
      '/complaints/illegal-content',
      '/complaints/appeal',
      '/complaints/privacy',
    ]) {
      assert.include(html, `href="${path}"`)
    }
    assert.include(html, 'Report or block someone from the menu in your chat')
    assert.match(html, /<form[^>]*action="\/complaints"[^>]*enctype="multipart\/form-data"/i)
  })

  test('is linked in the footer', async ({ client, assert }) => {
    assert.include((await client.get('/pages/terms')).text(), 'href="/complaints"')
  })
})

test.group('A flood of complaints', (group) => {
  inTransaction(group)

  test('from one address ends after five a day, and says so', async ({ assert, client }) => {
    for (let count = 0; count < 5; count++) await sendForm(client, forms, gracesComplaint)
    const shouted = { ...gracesComplaint, email: ' GRACE@example.com' }
    const refused = await sendForm(client, forms, shouted, { json: true })
    refused.assertStatus(429)
    assert.isAbove(Number(refused.header('retry-after')), 80_000)
    assert.match(refused.body().message, /24 hours/)
    assert.equal(await countOf('tickets'), 5)
    const other = await sendForm(client, forms, { ...gracesComplaint, email: 'o@example.com' })
    other.assertStatus(302)
    assert.equal(await countOf('tickets'), 6)
  })

  test('never refuses a withdrawal from a contract', async ({ assert, client }) => {
    for (let count = 0; count < 6; count++) await sendForm(client, forms, gracesComplaint)
    const form = { name: 'Grace', contract: '50 credits', email: gracesComplaint.email }
    for (let count = 1; count <= 12; count++) {
      const stated = await sendForm(client, `${forms}/withdrawal`, form)
      ;(await confirmWithdrawal(client, stated)).assertStatus(302)
      assert.equal(await countOf('tickets'), 5 + count)
    }
  })

  test('of strangers elsewhere leaves a person their own complaint', async ({ assert, client }) => {
    for (let count = 0; count < 5; count++) {
      await sendForm(client, forms, gracesComplaint, { from: '203.0.113.7' })
    }
    const own = await sendForm(client, forms, gracesComplaint, { from: '198.51.100.4' })
    own.assertStatus(302)
    assert.equal(await countOf('tickets'), 6)
  })

  test('from many networks mails one address ten receipts a day', async ({ assert, client }) => {
    for (let count = 0; count < 12; count++) {
      await sendForm(client, forms, gracesComplaint, { from: `203.0.113.${count}` })
    }
    assert.equal(await countOf('tickets'), 12)
    await workJobs(SendTicketMailJob)
    assert.lengthOf(await OutboxMessage.all(), 10)
  })

  test('from one network ends after ten an hour, and keeps no files', async ({
    assert,
    client,
    cleanup,
  }) => {
    for (let count = 0; count < 12; count++) {
      await sendForm(client, forms, { ...gracesComplaint, email: `g${count}@example.com` })
    }
    assert.equal(await countOf('tickets'), 10)
    noRoom(cleanup)
    const refused = await sendForm(client, forms, gracesComplaint, { files: [pdf], json: true })
    refused.assertStatus(429)
  })

  test('with files are refused while there is no room for these', async ({
    assert,
    client,
    cleanup,
  }) => {
    noRoom(cleanup)
    const refused = await sendForm(client, forms, gracesComplaint, { files: [pdf], json: true })
    refused.assertStatus(503)
    refused.assertHeader('retry-after', '60')
    refused.assertBodyContains({ refusal: 'uploads_full' })
    assert.equal(await countOf('tickets'), 0)
    const withoutFiles = await sendForm(client, forms, gracesComplaint)
    withoutFiles.assertStatus(302)
  })

  test('at the same moment stores no more than five', async ({ assert, client }) => {
    const many = Array.from({ length: atOnce(20, 100) }, () =>
      sendForm(client, forms, gracesComplaint)
    )
    await Promise.all(many)
    assert.equal(await countOf('tickets'), 5)
    assert.equal(await countOf('ticket_entries'), 5)
  })

  test('counts nothing that was refused', async ({ assert, client }) => {
    for (let count = 0; count < 6; count++) {
      await sendForm(client, forms, { ...gracesComplaint, words: '' })
    }
    await sendForm(client, forms, gracesComplaint)
    assert.equal(await countOf('tickets'), 1)
  })
})

test.group('The forms of the law', (group) => {
  inTransaction(group)

  test('take a notice of illegal content as article 16 asks', async ({ assert, client }) => {
    const path = `${forms}/illegal-content`
    const notice = {
      where: 'https://vonk.example/members/7',
      words: 'These are my photos.',
      name: 'Grace Miller',
      email: 'grace@example.com',
      good_faith: 'true',
    }
    assert.deepEqual(await refusedFields(client, path, { email: '' }), [
      'where: where_missing',
      'words: words_missing',
      'name: name_missing',
      'email: email_invalid',
      'good_faith: good_faith_missing',
    ])
    await sendForm(client, path, notice)
    const { body, ticket } = await onlyTicket()
    assert.containSubset(ticket.$attributes, { kind: 'illegal_content', name: 'Grace Miller' })
    assert.include(body, notice.where)
    assert.match(body, /good faith/)
    await isReceipted(assert, ticket.number)
  })

  test('take a notice of the abuse of a child without a name', async ({ assert, client }) => {
    const form = { where: 'here', words: 'It shows.', good_faith: 'true', child_abuse: 'true' }
    const sent = await sendForm(client, `${forms}/illegal-content`, form)
    const { ticket } = await onlyTicket()
    assert.isNull(ticket.email)
    assert.equal(sent.header('location'), await pathOf(ticket.id, 'owner'))
    const page = await client.get(sent.header('location')!)
    page.assertStatus(200)
  })

  test('hide a photo that such a notice names, three times a day, and alert the moderators', async ({
    assert,
    client,
  }) => {
    await join(bob())
    const { post, read } = await adminAtWork(client, 'moderator')
    const photos = [await storePhoto(bob())]
    for (let more = 0; more < 3; more++) photos.push(await storePhoto(bob()))
    const form = { words: 'It shows.', good_faith: 'true', child_abuse: 'true' }
    for (const id of photos) {
      const where = `https://vonk.example/photos/${id}/large`
      await sendForm(client, `${forms}/illegal-content`, { ...form, where })
    }
    const hidden = await Photo.query().where('status', 'pending')
    assert.sameMembers(
      hidden.map(({ id }) => id),
      photos.slice(0, 3)
    )
    await workJobs(AlertModeratorsJob)
    const mails = await OutboxMessage.all()
    assert.equal(mails[0].recipient, adminOf('moderator').email)
    assert.lengthOf(mails, 4)
    const ticket = await Ticket.query().where('aboutPhotoId', photos[0]).firstOrFail()
    const path = `/admin/complaints/${ticket.id}`
    for (const list of ['/admin/complaints', '/admin/reports']) {
      assert.match(await read(list), new RegExp(`Danger</span>[^]*?${path}`))
    }
    const page = await read(path)
    const later = await Ticket.query().where('aboutPhotoId', photos[3]).firstOrFail()
    await post(`/admin/complaints/${later.id}/photo`)
    assert.equal((await Photo.findOrFail(photos[3])).status, 'pending')
    for (const text of ['Child sexual abuse', `/admin/members/${bob().user.id}`, photos[0]]) {
      assert.include(page, text)
    }
  })

  test('take an appeal, also of who cannot log in', async ({ assert, client }) => {
    const path = `${forms}/appeal`
    const form = { words: 'It was a song.', email: 'grace@example.com' }
    assert.deepEqual(await refusedFields(client, path, form), ['about: decision_missing'])
    await sendForm(client, path, { ...form, about: 'V-2K7F-9Q' })
    const { body, ticket } = await onlyTicket()
    assert.equal(ticket.kind, 'appeal')
    assert.include(body, 'V-2K7F-9Q')
  })

  test('take a privacy request, which has a month', async ({ assert, client }) => {
    await sendForm(client, `${forms}/privacy`, { request: 'access', email: 'grace@example.com' })
    const { ticket } = await onlyTicket()
    assert.equal(ticket.kind, 'privacy')
    const month = ticket.openedAt.plus({ months: 1 })
    assert.isBelow(Math.abs(ticket.solutionDueAt.diff(month).as('days')), 1.1)
    await isReceipted(assert, ticket.number)
  })

  test('take a withdrawal in two steps: stated, then confirmed', async ({ assert, client }) => {
    const path = `${forms}/withdrawal`
    const form = { name: 'Jonas Weber', contract: '50 credits', email: 'jonas@example.com' }
    const stated = await sendForm(client, path, form)
    assert.equal(await countOf('tickets'), 0)
    const next = stated.header('location')!
    const page = await client.get(next).withSession(stated.session()).withInertia()
    assert.include(page.inertiaProps.statement, 'Jonas Weber')
    assert.include(page.inertiaProps.statement, '50 credits')

    const confirmed = await confirmWithdrawal(client, stated)
    const again = await confirmWithdrawal(client, stated)
    assert.equal(again.header('location'), confirmed.header('location'))
    const { body, ticket } = await onlyTicket()
    assert.equal(ticket.kind, 'withdrawal')
    assert.equal(body, page.inertiaProps.statement)
    await workJobs(SendTicketMailJob)
    const [{ html, subject, text }] = await OutboxMessage.all()
    for (const part of [html, subject, text]) {
      assert.notInclude(part, 'Jonas')
      assert.notInclude(part, '50 credits')
    }
  })

  test('offer the one purchase that can be withdrawn from', async ({ assert, client }) => {
    await join(ada())
    const now = DateTime.utc()
    await storePaidOrder(ada(), now.minus({ days: 40 }))
    const chosen = async () => {
      const page = await client
        .get(`${forms}/withdrawal`)
        .loginAs(await account(ada()))
        .withInertia()
      return (page.inertiaProps.typed as { order?: string }).order
    }
    const late = await storePaidOrder(ada(), now.minus({ days: 2 }))
    assert.equal(await chosen(), late)
    await storePaidOrder(ada(), now.minus({ days: 1 }))
    assert.isUndefined(await chosen())
  })

  test('take no link as a name or a purchase', async ({ assert, client }) => {
    const link = '500 Euro: https://evil.example'
    const typed = { name: link, contract: 't.me/x', email: 'victim@example.com' }
    assert.deepEqual(await refusedFields(client, `${forms}/withdrawal`, typed), [
      'name: address_in_line',
      'contract: address_in_line',
    ])
  })

  test('take withdrawals stated in two tabs each by itself', async ({ assert, client }) => {
    const form = { name: 'Jonas Weber', email: 'jonas@example.com' }
    const first = await sendForm(client, `${forms}/withdrawal`, { ...form, contract: 'Order A' })
    const second = await client
      .post(`${forms}/withdrawal`)
      .withSession(first.session())
      .withCsrfToken()
      .form({ ...form, contract: 'Order B', request_id: crypto.randomUUID() })
      .redirects(0)
    for (const [stated, contract] of [
      [first, 'Order A'],
      [second, 'Order B'],
    ] as const) {
      const sent = await confirmWithdrawal(client, stated, second.session())
      const page = await client.get(sent.header('location')!)
      assert.include(page.text(), contract)
    }
    assert.equal(await countOf('tickets'), 2)
  })

  test('confirm nothing that was not stated', async ({ client }) => {
    const page = await client.get(`${forms}/withdrawal/confirm`).redirects(0)
    page.assertHeader('location', `${forms}/withdrawal`)
    const sent = await sendForm(client, `${forms}/withdrawal/confirm`, {})
    sent.assertHeader('location', `${forms}/withdrawal`)
  })

  test('take a notice of a member, in the name that they give', async ({ assert, client }) => {
    await join(ada())
    const page = await client.get(`${forms}/illegal-content`).loginAs(await account(ada()))
    assert.include(page.text(), 'name="name"')
    const place = 'https://vonk.example/members/1'
    const form = { name: 'Ada Lovelace', where: place, words: 'A stolen picture.' }
    const sent = await sendForm(
      client,
      `${forms}/illegal-content`,
      { ...form, good_faith: 'true' },
      { as: ada() }
    )
    sent.assertStatus(302)
    const { ticket } = await onlyTicket()
    assert.containSubset(ticket, { kind: 'illegal_content', name: 'Ada Lovelace' })
  })

  test('take as many words as they say, beside what the form adds', async ({ assert, client }) => {
    const words = 'x'.repeat(10_000)
    const form = { email: 'jonas@example.com', about: 'The ban of May', words }
    assert.deepEqual(
      await refusedFields(client, `${forms}/appeal`, { ...form, words: `${words}x` }),
      ['words: words_too_long']
    )
    const sent = await sendForm(client, `${forms}/appeal`, form)
    sent.assertStatus(302)
    const { body } = await onlyTicket()
    assert.include(body, words)
  })

  test('ask a member for no address', async ({ assert, client }) => {
    await join(ada())
    for (const path of ['', '/illegal-content', '/appeal', '/privacy', '/withdrawal']) {
      const page = await open(client, `${forms}${path}`, ada())
      page.assertStatus(200)
      assert.equal(page.inertiaProps.email, ada().user.email)
    }
  })
})

/** Stands for others who are uploading as much as this node takes. */
function noRoom(cleanup: TestContext['cleanup']) {
  const { most } = uploadRoom.limits
  uploadRoom.limits.most = 0
  cleanup(() => void (uploadRoom.limits.most = most))
}
