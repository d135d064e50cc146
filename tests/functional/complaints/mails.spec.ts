import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { ticketMailKinds } from '#core/complaints/mail/ticket_mail'
import { defaultSettings } from '#core/sites/settings/settings'
import { locales } from '#core/sites/locales'
import { ticketMails, type TicketFacts } from '#mails/complaints/ticket_mails'
import type { Recipient } from '#mails/write_mail'
import MailWish from '#models/mail_wish'
import Site from '#models/site'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import {
  partOf,
  receivedMails,
  smtpMailer,
  withSmtpServer,
  wordsOf,
} from '#tests/support/mail/smtp_server'

const facts: TicketFacts = {
  number: 'V-2K7F-9Q',
  kind: 'complaint',
  subject: 'Charged <twice>',
  isProved: true,
  body: 'First line\n<b>Second</b> line',
  admin: 'Marijke',
  answerDueAt: DateTime.utc(2026, 11, 23, 22, 59),
  solutionDueAt: DateTime.utc(2026, 12, 3, 22, 59),
  zone: 'Europe/Amsterdam',
  openedAt: DateTime.utc(2026, 11, 19, 20, 14),
  path: `/complaints/${'b'.repeat(56)}`,
}
const address = `reply+${'a'.repeat(30)}@vonk.example`

async function recipient(changes: Partial<Recipient>): Promise<Recipient> {
  const { id, domain, name } = await Site.firstOrFail()
  return {
    userId: null,
    email: 'zoe@example.com',
    name: 'Zoe',
    language: 'nl',
    site: { id, domain, name },
    settings: defaultSettings,
    ...changes,
  }
}

async function deliver(
  kind: (typeof ticketMailKinds)[number],
  changes: Partial<Recipient> = {},
  told: Partial<TicketFacts> = {}
) {
  receivedMails.length = 0
  const mailer = await smtpMailer()
  const headers = [['X-Vonk-Ticket', facts.number]] as const
  await mailer.sendToPerson(ticketMails[kind], await recipient(changes), {
    facts: { ...facts, ...told },
    address,
    headers,
  })
  return receivedMails[0]
}

test.group('A mail about a ticket', (group) => {
  withSmtpServer(group)
  inTransaction(group)

  for (const language of locales) {
    test(`is complete in ${language}, with number, subject and the link to its page`, async ({
      assert,
    }) => {
      for (const kind of ticketMailKinds) {
        const mail = await deliver(kind, { language })
        for (const part of [partOf(mail, 'text/plain'), partOf(mail, 'text/html')]) {
          assert.include(part, 'V-2K7F-9Q', kind)
          assert.include(part, 'Zoe', kind)
          assert.include(part, facts.path, kind)
          assert.notMatch(part, /mails\.ticket|undefined|null|translation missing/, kind)
        }
        assert.include(partOf(mail, 'text/html'), 'Charged &lt;twice&gt;', kind)
      }
    })
  }

  test('tells both days by the clock of the site', async ({ assert }) => {
    const received = wordsOf(await deliver('ticket_received', { language: 'en' }))
    assert.include(received, '23 November 2026')
    assert.include(received, '3 December 2026')
  })

  test('that confirms a withdrawal repeats it, with date and time', async ({ assert }) => {
    const statement = { kind: 'withdrawal', body: 'I, Jonas, hereby withdraw.', admin: '' } as const
    const mail = await deliver('ticket_received', { language: 'en' }, statement)
    for (const part of [partOf(mail, 'text/plain'), partOf(mail, 'text/html')]) {
      assert.include(part, 'I, Jonas, hereby withdraw.')
      assert.match(part, /19 November 2026 at 21:14 \(Europe\/Amsterdam\)/)
    }
  })

  test('about a notice says who decided and how to object; others do not', async ({ assert }) => {
    for (const kind of ['ticket_answer', 'ticket_solved'] as const) {
      const notice = await deliver(kind, { language: 'en' }, { kind: 'illegal_content' })
      assert.include(wordsOf(notice), 'appeal within six months')
      const other = await deliver(kind, { language: 'en' })
      assert.notInclude(wordsOf(other), 'appeal within six months')
    }
  })

  test('shows an answer as it was written, never as HTML', async ({ assert }) => {
    const mail = await deliver('ticket_answer')
    assert.include(partOf(mail, 'text/plain'), 'First line\r\n<b>Second</b> line')
    const html = partOf(mail, 'text/html')
    assert.include(html, '&lt;b&gt;Second&lt;/b&gt; line')
    assert.notInclude(html, '<b>Second')
    assert.include(html, 'Marijke')
  })

  test('is answered at, and comes back to, the address of the ticket', async ({ assert }) => {
    const { recipients, sender, source } = await deliver('ticket_answer')
    const head = source.split('\r\n\r\n')[0].replace(/\r\n[ \t]+/g, ' ')
    assert.equal(sender, address)
    assert.deepEqual(recipients, ['zoe@example.com'])
    // Filters distrust an address on a line of its own.
    assert.include(source, `\r\nReply-To: ${address}\r\n`)
    assert.match(head, /^X-Vonk-Ticket: V-2K7F-9Q$/im)
  })

  test('to an address that nobody proved repeats no words of a stranger', async ({ assert }) => {
    for (const kind of ['ticket_received', 'ticket_reopened'] as const) {
      const mail = await deliver(kind, { language: 'en' }, { isProved: false, body: '' })
      assert.notInclude(mail.source, 'Charged')
      const text = partOf(mail, 'text/plain')
      assert.include(text, 'About V-2K7F-9Q: A complaint')
      assert.include(text, 'Wasn’t this you? Just ignore this email.')
      assert.include(text, 'because someone gave this address')
    }
  })

  test('tells nothing before it is opened, to a member who wants that', async ({ assert }) => {
    await join(ada())
    await MailWish.keep(ada().user.id, { isNeutral: true, pace: 'daily' })
    for (const kind of ticketMailKinds) {
      const { source } = await deliver(kind, { userId: ada().user.id, language: 'en' })
      assert.match(source, /^Subject: =\?UTF-8\?Q\?There=E2=80=99s_something_for_you\?=\r$/m, kind)
    }
  })

  test('greets those who gave no name', async ({ assert }) => {
    const text = partOf(
      await deliver('ticket_received', { name: '', language: 'en' }),
      'text/plain'
    )
    assert.match(text, /^Hello,/)
  })
})
