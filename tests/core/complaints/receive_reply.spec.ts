import { test } from '@japa/runner'
import { receiveReply } from '#core/complaints/mail/receive_reply'
import type { ReplyMail } from '#core/complaints/mail/reply_mail'
import { ticketTag } from '#core/complaints/mail/ticket_tag'
import { signedTicket } from '#core/complaints/signed_ticket'
import { refuse } from '#core/result'
import { complained } from '#tests/support/complaints/tickets'

const delivery = { action: 'failed', status: '5.1.1', diagnostic: '', notice: '' }
const pdf = { name: 'bill.pdf', bytes: new TextEncoder().encode('%PDF-1.7 text') }
const accepted = { ok: true, value: { outcome: 'ticket_reply' } }

/** Ada's ticket, and how mails to its address are received; `action` is of the report in them. */
async function ticketByMail(action = 'failed') {
  const { id, number, ports } = await complained()
  const tag = ticketTag(ports, number)
  const forged = tag.slice(0, 6) + 'a'.repeat(24)
  const report = { kind: 'bounce', tags: [], delivery: { ...delivery, action } } as const
  const mailReports = { read: async () => report }
  const replyMails = { read: () => Promise.reject(new Error('It was read before')) }
  const mail: ReplyMail = {
    tags: [forged, tag],
    from: 'ada@example.com',
    messageId: '<1@example.com>',
    headers: {},
    text: 'Still twice.\n\nOn Monday Vonk wrote:\n> Hello',
    files: [],
  }
  const receive = (changes: Partial<ReplyMail> = {}) => {
    const reply = { ...mail, ...changes }
    return receiveReply({ ...ports, mailReports, replyMails }, { reply, source: 'the mail' })
  }
  const thread = () => [...ports.repositories.ticketEntries.rows.values()].slice(1)
  const entries = () => ports.repositories.tickets.rows.get(id)?.entries
  return { entries, forged, id, ports, receive, tag, thread }
}

test.group('A reply to a ticket by mail', () => {
  test('stands in its thread, without what it quotes', async ({ assert }) => {
    const { receive, thread } = await ticketByMail()
    assert.deepEqual(await receive(), accepted)
    const entry = { kind: 'message', body: 'Still twice.', sender: null }
    assert.containSubset(thread(), [{ ...entry, messageId: '<1@example.com>' }])
  })

  test('says from which other address it came, and is known without an id of its own', async ({
    assert,
  }) => {
    const { receive, thread } = await ticketByMail()
    await receive({ from: 'ada@work.example', messageId: null })
    await receive({ from: '' })
    const [first, second] = thread()
    assert.deepEqual([first.sender, first.messageId], ['ada@work.example', 'digest of the mail'])
    assert.isNull(second.sender)
  })

  test('comes to an address that is short, or that of earlier mails', async ({ assert }) => {
    const { id, ports, receive, tag } = await ticketByMail()
    assert.match(tag, /^[\da-z]{6}[\da-f]{24}$/)
    assert.deepEqual(await receive({ tags: [signedTicket(ports, id, 'ticket')] }), accepted)
  })

  test('needs the address of a ticket, and words or a file', async ({ assert }) => {
    const { forged, id, ports, receive, tag } = await ticketByMail()
    const others = tag.replace(/^.{6}/, '2k7f9q')
    const link = signedTicket(ports, id, 'ticket page of owner')
    for (const wrong of [forged, others, link, 'b'.repeat(56), '']) {
      assert.deepEqual(await receive({ tags: [wrong] }), refuse('tag_invalid'))
    }
    const unknown = ticketTag(ports, 'V-2K7F-9Q')
    assert.deepEqual(await receive({ tags: [unknown] }), refuse('ticket_not_found'))
    assert.deepEqual(await receive({ text: ' ' }), refuse('mail_empty'))
    assert.deepEqual(await receive({ text: ' ', files: [pdf] }), accepted)
  })

  test('that never reached its person is noted once', async ({ assert }) => {
    const { entries, receive, thread } = await ticketByMail()
    for (let time = 0; time < 2; time++) {
      const outcome = await receive({ from: 'mailer-daemon@example.com' })
      assert.deepEqual(outcome, { ok: true, value: { outcome: 'ticket_mail_bounced' } })
    }
    assert.containSubset(thread(), [{ kind: 'bounced', body: '', leftOut: 0 }])
    assert.equal(entries(), 2)
  })

  test('of a program that tells of no failure is left out', async ({ assert }) => {
    const { receive, thread } = await ticketByMail('delayed')
    const refused = await receive({ headers: { precedence: 'bulk' } })
    assert.deepEqual(refused, refuse('mail_automatic'))
    assert.isEmpty(thread())
  })
})
