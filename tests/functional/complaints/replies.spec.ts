import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { ticketTag } from '#core/complaints/mail/ticket_tag'
import Site from '#models/site'
import Ticket from '#models/ticket'
import {
  arrives,
  fromAppleMail,
  fromGmail,
  fromOutlook,
  outOfOffice,
  plainReply,
  undelivered,
} from '#tests/support/complaints/reply_mails'
import { complain } from '#tests/support/complaints/tickets'
import { inTransaction } from '#tests/support/database/transactions'
import { sitePorts } from '#tests/support/site/ports'

async function adaComplains(changes = {}) {
  const ports = await sitePorts()
  const { id: siteId } = await Site.firstOrFail()
  const ticket = await complain(ports, { siteId, ...changes })
  return { id: ticket.id, to: `reply+${ticketTag(ports, ticket.number)}@vonk.example` }
}

async function thread(ticketId: string) {
  const entries = await db.from('ticket_entries').where({ ticket_id: ticketId }).orderBy('sequence')
  return entries.map(({ body, kind }) => `${kind}: ${body}`)
}

function filesOf(ticketId: string) {
  return db
    .from('ticket_files')
    .join('ticket_entries', 'ticket_entries.id', 'ticket_files.entry_id')
    .where('ticket_id', ticketId)
    .select('ticket_files.name', 'ticket_files.type')
}

const first = 'message: My bank shows it twice.'

test.group('A reply by mail', (group) => {
  inTransaction(group)

  test('from Gmail lands in the thread, without what it quotes', async ({ assert, client }) => {
    const { id, to } = await adaComplains()
    assert.equal(await arrives(client, fromGmail({ to })), 'ticket_reply')
    const words = 'message: Het staat er nog steeds twee keer: € 19,99.'
    assert.deepEqual(await thread(id), [first, words])
    assert.deepEqual(await filesOf(id), [])
  })

  test('from Outlook lands without the mail below it and its logo', async ({ assert, client }) => {
    const { id, to } = await adaComplains()
    assert.equal(await arrives(client, fromOutlook({ to })), 'ticket_reply')
    const words = 'message: Guten Tag,\n\nes fehlt noch für Oktober.\n\nGruß, Ada'
    assert.deepEqual(await thread(id), [first, words])
    assert.deepEqual(await filesOf(id), [])
  })

  test('from Apple Mail brings its document, and names its sender', async ({ assert, client }) => {
    const { id, to } = await adaComplains()
    assert.equal(await arrives(client, fromAppleMail({ to })), 'ticket_reply')
    assert.deepEqual(await thread(id), [first, 'message: Here is the statement.'])
    assert.deepEqual(
      (await filesOf(id)).map((file) => ({ ...file })),
      [{ name: 'statement.pdf', type: 'application/pdf' }]
    )
    const [entry] = await db.from('ticket_entries').where({ ticket_id: id, sequence: 2 })
    assert.equal(entry.sender, 'ada.privat@icloud.example')
    assert.equal(entry.left_out, 1)
  })

  test('is one message, however often the server delivers it', async ({ assert, client }) => {
    const { id, to } = await adaComplains()
    const unnamed = plainReply({ to }, ['From: ada@example.com'])
    for (const mail of [fromGmail({ to }), unnamed]) {
      for (let time = 0; time < 2; time++) await arrives(client, mail)
    }
    assert.lengthOf(await thread(id), 3)
  })

  test('in HTML alone is read as its text', async ({ assert, client }) => {
    const { id, to } = await adaComplains()
    const html =
      '<html><head><style>p { color: red }</style></head><body><p>Twice&nbsp;&euro; &amp; <b>again</b></p><div>Ada</div></body></html>'
    const head = ['From: ada@example.com', 'Content-Type: text/html; charset=utf-8']
    await arrives(client, plainReply({ to }, head, html))
    const [, message] = await thread(id)
    assert.include(message, '& again\nAda')
    assert.notInclude(message, 'color')
    assert.notInclude(message, '<')
  })

  test('is no reply when a program wrote it', async ({ assert, client }) => {
    const { id, to } = await adaComplains()
    const loop = plainReply({ to }, ['From: hello@vonk.example', 'X-Vonk-Ticket: V-2K7F-9Q'])
    for (const mail of [outOfOffice({ to }), loop]) {
      assert.equal(await arrives(client, mail), 'mail_automatic')
    }
    assert.deepEqual(await thread(id), [first])
    assert.equal((await Ticket.findOrFail(id)).entries, 1)
  })

  test('that is a failure of ours is noted, once', async ({ assert, client }) => {
    const { id, to } = await adaComplains()
    for (let time = 0; time < 2; time++) {
      assert.equal(await arrives(client, undelivered({ to })), 'ticket_mail_bounced')
    }
    assert.deepEqual(await thread(id), [first, 'bounced: '])
  })

  test('does no harm when it is malformed', async ({ assert, client }) => {
    const { id, to } = await adaComplains()
    const from = 'From: ada@example.com'
    const broken = [
      plainReply({ to }, [from, 'Content-Type: multipart/mixed; boundary="never"'], 'no part'),
      plainReply({ to }, [from, 'Content-Type: multipart/mixed'], ''),
      plainReply({ to }, [from], ''),
      plainReply({ to }, [`${from}, ${'x'.repeat(5000)}`, `Message-ID: <${'m'.repeat(2000)}>`]),
      plainReply(
        { to },
        ['From: =?utf-8?B?/////w==?=', 'Content-Transfer-Encoding: base64'],
        '%%%'
      ),
      plainReply({ to }, [from, 'Content-Type: text/plain; charset=no-such'], '\u0000\u0007\ufffd'),
      plainReply({ to }, [from], '\r\n'.repeat(50_000)),
      `To: ${to}`,
      `Subject: reply+\r\n\r\n`,
    ]
    for (const mail of broken) {
      const outcome = await arrives(client, mail)
      assert.include(['ticket_reply', 'mail_empty', 'not_a_report'], outcome, mail.slice(0, 200))
    }
    for (const entry of await thread(id)) assert.notInclude(entry, '\u0007')
  })
})
