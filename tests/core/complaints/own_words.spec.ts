import { test } from '@japa/runner'
import { ownWordsOf } from '#core/complaints/mail/own_words'
import { isAutomatic } from '#core/complaints/mail/reply_mail'

const quoted = '> Hello Ada,\n>\n> thank you for writing.\n'

/** The line above a quoted mail, as Gmail and others write it in each language. */
const attributions = [
  'On Tue, Nov 24, 2026 at 10:00 AM Vonk <hello@vonk.example> wrote:',
  'On 24 Nov 2026, at 10:00, Vonk <hello@vonk.example> wrote:',
  'Op di 24 nov 2026 om 10:00 schreef Vonk <hello@vonk.example>:',
  'Op 24 nov 2026, om 10:00 heeft Vonk <hello@vonk.example> het volgende geschreven:',
  'Am Di., 24. Nov. 2026 um 10:00 Uhr schrieb Vonk <hello@vonk.example>:',
  'Am 24.11.2026 um 10:00 schrieb Vonk <hello@vonk.example>:',
  'El mar, 24 nov 2026 a las 10:00, Vonk (<hello@vonk.example>) escribió:',
  'Le mar. 24 nov. 2026 à 10:00, Vonk <hello@vonk.example> a écrit :',
  'Il giorno mar 24 nov 2026 alle ore 10:00 Vonk <hello@vonk.example> ha scritto:',
  'wt., 24 lis 2026 o 10:00 Vonk <hello@vonk.example> napisał(a):',
  'W dniu 24.11.2026 o 10:00, Vonk pisze:',
]

const outlookHeads = [
  'From: Vonk <hello@vonk.example>\nSent: Tuesday, 24 November 2026 10:00\nTo: Ada',
  'Van: Vonk <hello@vonk.example>\nVerzonden: dinsdag 24 november 2026 10:00\nAan: Ada',
  'Von: Vonk <hello@vonk.example>\nGesendet: Dienstag, 24. November 2026 10:00\nAn: Ada',
  'De: Vonk <hello@vonk.example>\nEnviado: martes, 24 de noviembre de 2026 10:00\nPara: Ada',
  'De : Vonk <hello@vonk.example>\nEnvoyé : mardi 24 novembre 2026 10:00\nÀ : Ada',
  'Da: Vonk <hello@vonk.example>\nInviato: martedì 24 novembre 2026 10:00\nA: Ada',
  'Od: Vonk <hello@vonk.example>\nWysłano: wtorek, 24 listopada 2026 10:00\nDo: Ada',
  '-----Oorspronkelijk bericht-----\nVan: Vonk',
  '________________________________\nVan: Vonk <hello@vonk.example>\nDatum: 24 november',
]

test.group('What a person wrote themselves', () => {
  test('ends where their mail program begins to quote: {$self}')
    .with(attributions)
    .run(({ assert }, line) => {
      assert.equal(ownWordsOf(`Still twice!\n\n${line}\n\n${quoted}`), 'Still twice!')
    })

  test('ends before the mail that Outlook repeats below it: {$self}')
    .with(outlookHeads)
    .run(({ assert }, head) => {
      const words = ownWordsOf(`Still twice!\n\nAda\n\n${head}\nSubject: Paid\n\nHello Ada`)
      assert.equal(words, 'Still twice!\n\nAda')
    })

  test('is found below what it answers, too, and between its lines', ({ assert }) => {
    const bottom = `${attributions[0]}\n${quoted}\nNo, twice.\n`
    assert.equal(ownWordsOf(bottom), 'No, twice.')
    const between = '> Which bank?\nMine.\n> Which day?\nMonday.'
    assert.equal(ownWordsOf(between), 'Mine.\nMonday.')
  })

  test('ends where a broken attribution begins', ({ assert }) => {
    const broken =
      'On Tue, Nov 24, 2026 at 10:00 AM Vonk,\nthe dating site,\n<hello@vonk.example> wrote:'
    assert.equal(ownWordsOf(`Yes.\n\n${broken}\n${quoted}`), 'Yes.')
  })

  test('ends at an attribution, also where what it quotes has no marks', ({ assert }) => {
    assert.equal(ownWordsOf(`Yes.\n\n${attributions[0]}\n\nHello Ada,\nthank you.`), 'Yes.')
    assert.equal(ownWordsOf(`${attributions[0]}\n> Which bank?\nMine.`), 'Mine.')
  })

  test('knows an attribution of at most 400 characters, which no empty line breaks', ({
    assert,
  }) => {
    const wrote = (length: number) => `On ${'x'.repeat(length - 10)} wrote:`
    assert.equal(ownWordsOf(`Yes.\n${wrote(400)}\n> No?`), 'Yes.')
    assert.equal(ownWordsOf(`Yes.\n${wrote(401)}\n> No?`), `Yes.\n${wrote(401)}`)
    assert.equal(ownWordsOf('On Monday\n\nshe wrote:\n> No?'), 'On Monday\n\nshe wrote:')
  })

  test('ends before the head of a mail whose date follows within four lines', ({ assert }) => {
    const after = (lines: number) => `Yes.\nFrom: Vonk\n${'To: Ada\n'.repeat(lines)}Sent: Monday`
    assert.equal(ownWordsOf(after(3)), 'Yes.')
    assert.equal(ownWordsOf(after(4)), after(4))
    const dateAbove = 'Date: Monday\nFrom: my bank, nothing.'
    assert.equal(ownWordsOf(dateAbove), dateAbove)
  })

  test('is read for 200,000 characters, and for 2000 of a line', ({ assert }) => {
    assert.lengthOf(ownWordsOf('x'.repeat(2001)), 2000)
    assert.lengthOf(ownWordsOf('x\n'.repeat(150_000)), 199_999)
  })

  test('ends before a signature', ({ assert }) => {
    assert.equal(ownWordsOf('Yes.\n-- \nAda Lovelace\n+31 6 00000000'), 'Yes.')
  })

  test('is the whole text when nothing else is in it', ({ assert }) => {
    for (const text of [quoted, `-- \n${quoted}`]) {
      assert.equal(ownWordsOf(text), text.replace('-- ', '--').trim())
    }
  })

  test('keeps sentences that only look like an attribution', ({ assert }) => {
    const words = 'On Monday I wrote: give it back.\nFrom: my bank I hear nothing.'
    assert.equal(ownWordsOf(words), words)
  })

  test('takes no time in a mail that was made to take some', ({ assert }) => {
    // Processor time is measured: a busy machine takes longer.
    const before = process.cpuUsage()
    ownWordsOf(`${'On '.repeat(1000)}\n`.repeat(100))
    ownWordsOf('Op schreef '.repeat(20_000))
    ownWordsOf('>'.repeat(200_000))
    ownWordsOf('x\n'.repeat(100_000))
    ownWordsOf('On a wrote:\n>\n'.repeat(14_000))
    assert.isBelow(process.cpuUsage(before).user, 1_000_000)
  })
})

test.group('A mail of a program', () => {
  const from = 'ada@example.com'

  test('is known by what it says of itself', ({ assert }) => {
    const automatic = [
      { 'auto-submitted': 'auto-replied' },
      { 'auto-submitted': 'auto-generated; owner="x"' },
      { precedence: 'bulk' },
      { precedence: 'auto_reply' },
      { 'x-autoreply': 'yes' },
      { 'list-id': '<news.example.com>' },
      { 'x-vonk-ticket': 'V-2K7F-9Q' },
      { 'return-path': '<>' },
      { 'content-type': 'multipart/report; report-type=delivery-status' },
    ]
    for (const headers of automatic) {
      assert.isTrue(isAutomatic({ from, headers }), JSON.stringify(headers))
    }
    assert.isTrue(isAutomatic({ from: 'mailer-daemon@example.com', headers: {} }))
  })

  test('is none when a person wrote it', ({ assert }) => {
    const headers = {
      'auto-submitted': 'no',
      'return-path': '<ada@example.com>',
      'content-type': 'multipart/alternative; boundary=x',
      'precedence': 'first-class',
    }
    assert.isFalse(isAutomatic({ from, headers }))
    assert.isFalse(isAutomatic({ from, headers: {} }))
  })
})
