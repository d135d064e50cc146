import { test } from '@japa/runner'
import { launchChromium } from '#tests/support/browser/chromium'
import { unsupportedIn } from '#tests/judged/caniemail'
import { requireJudges, type Verdict } from '#tests/judged/judges'
import { writeEveryMail } from '#tests/judged/mails'
import { signAndVerify } from '#tests/judged/opendkim'
import { judgeByRspamd } from '#tests/judged/rspamd'
import { judgeBySpamAssassin } from '#tests/judged/spamassassin'
import { inTransaction } from '#tests/support/database/transactions'
import { partOf, withSmtpServer } from '#tests/support/mail/smtp_server'

/**
 * Points of SpamAssassin, which calls a mail spam from 5 on. It takes the Polish “kredyty” for a
 * misspelt “credit”, which counts 1.7 (docs/operations/mail.md), and finds nothing else.
 */
const mostOfSpamAssassin = 2
/**
 * Points of rspamd, where a mail has to wait from 4 on. A link that is spelled out makes the number of
 * addresses odd, which counts 1; other mails stay below 0.5.
 */
const mostOfRspamd = 1.5

/** What some program does not support, and why its reader loses nothing. */
const harmless = new Map([
  ['color-scheme meta tag', 'the colours are set, and readable where a program inverts them'],
  ['<body> element', 'its background stands on the table, too'],
  ['word-break', 'overflow-wrap stands beside it'],
  ['overflow-wrap', 'word-break stands beside it'],
  ['target attribute', 'programs open links elsewhere anyway'],
  ['display:none', 'the line of the preview stands above the mail'],
  ['max-height property', 'as above'],
  ['overflow', 'as above'],
  ['lang attribute', 'a screen reader takes its own language'],
  ['role attribute', 'a screen reader names the tables'],
  ['width attribute', 'the mail is as wide as its text'],
  ['border-radius', 'corners are square'],
  ['text-decoration', 'the words of the button are underlined'],
  ['table-layout', 'Outlook breaks long words in its own way'],
])

/** What a program shows, follows or believes. RFC 8058 wants both headers of the button “unsubscribe”. */
function isToBeSigned(header: string) {
  return !/^(MIME-Version|Content-Type|Auto-Submitted|X-Vonk-Ticket)$/.test(header)
}

let written: ReturnType<typeof writeEveryMail> | undefined

/** They are written by the first test, and judged as they are by all. */
function everyMailOnce() {
  return (written ??= writeEveryMail())
}

function above(most: number, verdicts: readonly Verdict[]) {
  return verdicts.filter(({ score }) => score > most)
}

test.group('Every mail in seven languages', (group) => {
  group.setup(requireJudges)
  withSmtpServer(group)
  inTransaction(group)

  test('is no spam for SpamAssassin', async ({ assert }) => {
    const mails = await everyMailOnce()
    assert.deepEqual(above(mostOfSpamAssassin, await judgeBySpamAssassin(mails)), [])
  })

  test('is no spam for rspamd', async ({ assert }) => {
    const mails = await everyMailOnce()
    assert.deepEqual(above(mostOfRspamd, await judgeByRspamd(mails)), [])
  })

  test('is signed by opendkim as the guide sets it up, and stays valid on its way', async ({
    assert,
  }) => {
    const mails = await everyMailOnce()
    const names = mails.map(({ name }) => name)
    const { signatures, valid } = await signAndVerify(mails, [
      (source) => source,
      foldedAnew,
      (source) => `${source}\r\n\r\n`,
      (source) => source.replaceAll(/[ \t]+\r\n/g, '\r\n'),
      (source) => source.replace(/^Subject: /m, 'Subject: Re: '),
      (source) => source.replace(/^(Message-ID: <)/m, '$1other'),
    ])
    const [forgedSubject, forgedId] = valid.splice(-2)
    for (const kept of valid) assert.deepEqual(kept, names)
    for (const kept of [forgedSubject, forgedId]) assert.deepEqual(kept, [])
    for (const [place, { name, source }] of mails.entries()) {
      const signed = /\bh=([^;]*)/.exec(signatures[place])?.[1].replaceAll(/\s/g, '').split(':')
      const [head] = source.split('\r\n\r\n')
      const own = [...head.matchAll(/^([\w-]+):/gm)].map(([, header]) => header)
      assert.includeMembers(signed ?? [], own.filter(isToBeSigned), name)
    }
  })

  test('holds nothing that servers on the way change', async ({ assert }) => {
    for (const { name, source } of await everyMailOnce()) {
      // 8-bit is written anew, and “From ” gets a mark.
      assert.match(source, /^[\t\r\n -~]*$/, name)
      assert.notMatch(source, /(?<!\r)\n|\r(?!\n)|\r\n\r\nFrom /, name)
      assert.isAtMost(Math.max(...source.split('\r\n').map(({ length }) => length)), 998, name)
    }
  })

  test('asks of mail programs what they can, or what nobody misses', async ({ assert }) => {
    const pages = (await everyMailOnce()).map((mail) => partOf(mail, 'text/html'))
    assert.sameMembers(unsupportedIn(pages), [...harmless.keys()])
  })

  test('scrolls nowhere sideways on a phone, whatever its reader is called', async ({ assert }) => {
    const mails = await everyMailOnce()
    const browser = await launchChromium()
    const page = await browser.newPage()
    for (const mail of mails) {
      await page.setContent(partOf(mail, 'text/html'))
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 640 })
        const needed = await page.evaluate<number>('document.documentElement.scrollWidth')
        assert.isAtMost(needed, width, mail.name)
      }
    }
    await browser.close()
  })
})

/** A mail whose headers a server wrote anew: other folds, and their names in lower case. */
function foldedAnew(source: string) {
  const [head, ...body] = source.split('\r\n\r\n')
  const [signature, ...headers] = head.split(/\r\n(?=[\w-]+:)/)
  const anew = headers.map((one) => {
    const [name, ...value] = one.split(':')
    return `${name.toLowerCase()}:${value.join(':').replaceAll(/\s+/g, '\r\n ')}`
  })
  return [[signature, ...anew].join('\r\n'), ...body].join('\r\n\r\n')
}
