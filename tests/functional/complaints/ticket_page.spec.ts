import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ticketTag } from '#core/complaints/mail/ticket_tag'
import { ticketReader } from '#mails/complaints/ticket_reader'
import Site from '#models/site'
import Ticket from '#models/ticket'
import { adminAtWork } from '#tests/support/admin/signed_in'
import { answered } from '#tests/support/complaints/answers'
import { gracesComplaint, pathOf, sendForm } from '#tests/support/complaints/forms'
import { arrives, fromGmail } from '#tests/support/complaints/reply_mails'
import { complain } from '#tests/support/complaints/tickets'
import { inTransaction } from '#tests/support/database/transactions'
import { ofPage } from '#tests/support/http/malformed'
import { open } from '#tests/support/http/open_page'
import { join } from '#tests/support/people/members'
import { siteUrl } from '#tests/support/http/cookies'
import { ada, bob } from '#tests/support/people/people'
import { buyCredits } from '#tests/support/payments/shop'
import { sitePorts } from '#tests/support/site/ports'
import { closedSite } from '#tests/support/sites/other_site'
import { useFakeClock } from '#tests/support/time/clock'

const pdf = { name: 'statement.pdf', content: '%PDF-1.7 a statement' }

async function adasTicket(changes = {}) {
  const ports = await sitePorts()
  const { id: siteId } = await Site.firstOrFail()
  const { id } = await complain(ports, { siteId, ...changes })
  return { id, path: await pathOf(id), writers: await pathOf(id, 'writer') }
}

test.group('The page of a ticket', (group) => {
  inTransaction(group)

  test('shows state, thread and deadlines to who has its link', async ({ assert, client }) => {
    const { id, path } = await adasTicket()
    await answered(id)
    const { ticket } = (await open(client, path)).inertiaProps
    assert.containSubset(ticket, { standing: 'answered', isUnsolved: true, late: null })
    assert.deepEqual(
      ticket.thread.map(({ body, kind }: { body: string; kind: string }) => `${kind}: ${body}`),
      ['message: My bank shows it twice.', 'answer: We sent it back.']
    )
    const { solutionDueAt } = await Ticket.findOrFail(id)
    assert.equal(Date.parse(ticket.solutionDueAt), solutionDueAt.toMillis())
  })

  test('never shows what admins note among themselves', async ({ assert, client }) => {
    const { id, path } = await adasTicket()
    await db.table('ticket_entries').insert({
      id: crypto.randomUUID(),
      ticket_id: id,
      sequence: 2,
      kind: 'note',
      body: 'a private note',
      left_out: 0,
      at: Date.now(),
    })
    assert.notInclude((await client.get(path)).text(), 'a private note')
  })

  test('is kept by no cache, search engine or other site', async ({ client }) => {
    const { path } = await adasTicket()
    const page = await client.get(path)
    page.assertStatus(200)
    page.assertHeader('cache-control', 'private, no-store')
    page.assertHeader('x-robots-tag', 'noindex, nofollow')
    page.assertHeader('referrer-policy', 'same-origin')
    page.assertTextIncludes('name="robots" content="noindex')
  })

  test('is found by no number, id, tag of a mail or altered link', async ({ assert, client }) => {
    const { id, path } = await adasTicket()
    const { number } = await Ticket.findOrFail(id)
    const ports = await sitePorts()
    const altered = path.replace('/complaints/', '').toUpperCase()
    for (const guess of [number, id, ticketTag(ports, number), altered]) {
      for (const asked of [`/complaints/${guess}`, `/complaints/${guess}/files/${id}`]) {
        const page = await client.get(asked).headers(ofPage)
        page.assertStatus(404)
        assert.notInclude(page.text(), 'My bank')
      }
      const reply = await sendForm(client, `/complaints/${guess}/replies`, { words: 'x' })
      reply.assertStatus(404)
    }
    assert.equal((await Ticket.findOrFail(id)).entries, 1)
  })

  test('is gone once the ticket is erased, and on another site', async ({ client }) => {
    const { id, path } = await adasTicket()
    const ports = await sitePorts()
    const { siteId } = await Ticket.findOrFail(id)
    const standsOn = async (site: string) => {
      await Ticket.query().where({ id }).update({ siteId: site })
      return client.get(path)
    }
    const elsewhere = await standsOn(await closedSite())
    elsewhere.assertStatus(404)
    const here = await standsOn(siteId)
    here.assertStatus(200)
    await ports.unitOfWork.run(({ tickets }) => tickets.erase(id))
    const erased = await client.get(path)
    erased.assertStatus(404)
  })

  test('goes on as the ticket it was merged into', async ({ client }) => {
    const first = await adasTicket()
    const second = await adasTicket()
    await Ticket.query().where({ id: first.id }).update({ state: 'merged', mergedInto: second.id })
    const page = await client.get(first.path).redirects(0)
    page.assertHeader('location', second.path)
  })

  test('is in the language in which they wrote, unless they chose another', async ({ assert }) => {
    const { path } = await adasTicket({ language: 'de' })
    const languageWith = async (headers: Record<string, string>) => {
      const answer = await fetch(siteUrl + path, {
        headers: { 'accept-language': 'en', ...headers },
      })
      return answer.headers.get('content-language')
    }
    assert.equal(await languageWith({}), 'de')
    assert.equal(await languageWith({ cookie: 'i18n_redirected=fr' }), 'fr')
  })

  test('says when it is late, with an apology', async ({ assert, client, test: it }) => {
    const clock = await useFakeClock(it)
    const { path } = await adasTicket()
    clock.advance({ days: 10 })
    const page = await client.get(path).header('accept-language', 'en')
    page.assertTextIncludes('we’re sorry')
    assert.equal((await open(client, path)).inertiaProps.ticket.late, 'answer')
  })
})

test.group('The desk', (group) => {
  inTransaction(group)

  test('sees that the person took it back, or that it helped', async ({ assert, client }) => {
    const { read } = await adminAtWork(client, 'support')
    const [one, other] = [await adasTicket(), await adasTicket()]
    await sendForm(client, `${one.path}/withdrawn`, {})
    await sendForm(client, `${other.path}/solved`, { helpful: 'yes' })
    const seen = async (id: string) => await read(`/admin/complaints/${id}`)
    assert.include(await seen(one.id), 'Withdrawn by the sender')
    assert.include(await seen(other.id), 'Feedback: it helped.')
  })

  test('answers a notice without an address on its page', async ({ assert, client }) => {
    const { shows } = await adminAtWork(client, 'support')
    const { id, path } = await adasTicket({ kind: 'illegal_content', email: null, name: null })
    await shows(`/admin/complaints/${id}`, 'no address')
    await answered(id)
    assert.include((await client.get(path)).text(), 'We sent it back.')
  })
})

test.group('Whoever wrote without proving their address', (group) => {
  inTransaction(group)

  test('sees what they wrote and how it stands, but no answer', async ({ assert, client }) => {
    const sent = await sendForm(client, '/complaints', gracesComplaint)
    const writers = sent.header('location')!
    const { id } = await Ticket.firstOrFail()
    await answered(id)
    const { ticket } = (await open(client, writers)).inertiaProps
    assert.containSubset(ticket, { standing: 'answered', isHidden: true })
    assert.lengthOf(ticket.thread, 1)
    assert.notInclude((await client.get(writers)).text(), 'We sent it back')
    assert.include((await client.get(await pathOf(id))).text(), 'We sent it back')
  })

  test('sees nothing that the owner of the address wrote', async ({ assert, client }) => {
    const sent = await sendForm(client, '/complaints', gracesComplaint)
    const { id } = await Ticket.firstOrFail()
    const files = [pdf]
    const words = 'That was not me.'
    await sendForm(client, `${await pathOf(id)}/replies`, { words }, { files })
    const page = await client.get(sent.header('location')!)
    assert.notInclude(page.text(), words)
    assert.notInclude(page.text(), 'statement.pdf')
    const [file] = await db.from('ticket_files')
    const taken = await client.get(`${sent.header('location')}/files/${file.id}`)
    taken.assertStatus(404)
  })

  test('does not follow it into the ticket it was merged into', async ({ assert, client }) => {
    const first = await adasTicket()
    const second = await adasTicket({ body: 'A secret of Ada' })
    await Ticket.query().where({ id: first.id }).update({ state: 'merged', mergedInto: second.id })
    const page = await client.get(first.writers).redirects(0)
    page.assertStatus(200)
    assert.notInclude(page.text(), 'A secret of Ada')
  })

  test('gets the link that shows all by mail', async ({ assert, client }) => {
    await sendForm(client, '/complaints', gracesComplaint)
    const { id } = await Ticket.firstOrFail()
    const [entry] = await db.from('ticket_entries').where({ ticket_id: id })
    const ports = await sitePorts()
    const mail = await ticketReader(ports, entry.id)
    assert.equal(mail?.facts.path, await pathOf(id))
    assert.equal(mail?.facts.body, '')
  })
})

test.group('On the page of their ticket, a person', (group) => {
  inTransaction(group)

  test('replies, beside replies by mail in one thread', async ({ assert, client }) => {
    const { id, path } = await adasTicket()
    await answered(id)
    const replied = await sendForm(
      client,
      `${path}/replies`,
      { words: 'By page' },
      { files: [pdf] }
    )
    replied.assertHeader('location', path)
    const ports = await sitePorts()
    const to = `reply+${ticketTag(ports, (await Ticket.findOrFail(id)).number)}@vonk.example`
    await arrives(client, fromGmail({ to }))
    const { ticket } = (await open(client, path)).inertiaProps
    assert.equal(ticket.standing, 'replied')
    const bodies = ticket.thread.map(({ body }: { body: string }) => body)
    assert.lengthOf(bodies, 4)
    assert.equal(bodies[2], 'By page')
    assert.include(bodies[3], '€ 19,99')
  })

  test('gets their own files back, to be saved', async ({ assert, client }) => {
    const { path } = await adasTicket()
    await sendForm(client, `${path}/replies`, { words: '' }, { files: [pdf] })
    const { ticket } = (await open(client, path)).inertiaProps
    const [, reply] = ticket.thread
    const file = await client.get(`${path}/files/${reply.files[0].id}`)
    file.assertStatus(200)
    file.assertHeader('x-content-type-options', 'nosniff')
    file.assertHeader('cache-control', 'private, no-store')
    assert.match(file.header('content-disposition')!, /^attachment/)
    const other = await adasTicket()
    const others = await client.get(`${other.path}/files/${reply.files[0].id}`)
    others.assertStatus(404)
  })

  test('needs no session: the link is what authorises them', async ({ assert, client }) => {
    const { id, path } = await adasTicket()
    const form = { request_id: crypto.randomUUID(), words: 'Weeks later' }
    const sent = await client.post(`${path}/replies`).form(form).redirects(0)
    sent.assertHeader('location', path)
    assert.equal((await Ticket.findOrFail(id)).entries, 2)
  })

  test('is offered a refund only as the member who wrote it', async ({ assert, client }) => {
    await join(ada(), bob())
    for (const buyer of [ada(), bob()]) await buyCredits(client, buyer)
    const { path } = await adasTicket({ userId: ada().user.id })
    assert.isFalse((await open(client, path)).inertiaProps.offersRefund)
    assert.isFalse((await open(client, path, bob())).inertiaProps.offersRefund)
    assert.isTrue((await open(client, path, ada())).inertiaProps.offersRefund)
  })
})
