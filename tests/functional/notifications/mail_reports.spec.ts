import { test } from '@japa/runner'
import { PostalMimeMailReports } from '#adapters/postal_mime/postal_mime_mail_reports'
import { verdictOf } from '#core/notifications/mail/bounces/verdict'
import { notices, outlookComplaint, quotedReport } from '#tests/support/mail/bounce_notices'
import { complaintsAndAbsences } from '#tests/support/mail/complaints_and_absences'

const tag = 'a1'.repeat(28)
const to = `bounce+${tag}@vonk.example`

async function read(source: string) {
  return new PostalMimeMailReports().read(source)
}

async function verdictIn(source: string) {
  const report = await read(source)
  return report?.kind === 'bounce' ? verdictOf(report.delivery) : report
}

test.group('A bounce', () => {
  test('of {server} is understood')
    .with([...notices])
    .run(async ({ assert }, { means, source }) => {
      assert.equal(await verdictIn(source(to)), means)
      assert.deepEqual((await read(source(to)))?.tags, [tag])
    })

  test('is understood where its fields stand in the text', async ({ assert }) => {
    assert.equal(await verdictIn(quotedReport(to)), 'hard')
  })

  test('takes no words from the copy of our mail', async ({ assert }) => {
    const [{ source }] = notices
    const report = await read(source(to))
    if (report?.kind !== 'bounce') return assert.fail('no bounce')
    assert.include(report.delivery.notice, 'no such user')
    assert.notInclude(report.delivery.notice, 'full')
  })

  test('is read in good time, however long its lines are', async ({ assert }) => {
    const lines = [
      '-',
      '<',
      ' ',
      'a',
      '@',
      '> ',
      'x@',
      '\r\n',
      'no one ',
      'nicht ',
      'address ',
      'content-type: ',
      'nie można odnale',
      'deliver',
      'mancat',
    ].map((one) => one.repeat(200_000))
    // The time of the processor: a clock goes on while others work.
    const begin = process.threadCpuUsage()
    for (const line of lines) {
      const head = `From: MAILER-DAEMON\r\nTo: ${to}\r\nSubject: Undeliverable\r\n`
      await verdictIn(`${head}\r\n550 ${line}`)
      await verdictIn(`${head}Content-Type: text/html\r\n\r\n550 ${line}`)
      await verdictIn(`${head}\r\nAction: failed\r\nStatus: 5.0.0\r\nDiagnostic-Code: ${line}`)
      await verdictIn(`To: ${to}\r\nSubject: ${line.slice(0, 400_000)}\r\n\r\n550`)
    }
    const { system, user } = process.threadCpuUsage(begin)
    assert.isBelow((user + system) / 1000, 10_000)
  })
})

test.group('Another mail', () => {
  test('is a complaint when Outlook sends it', async ({ assert }) => {
    const report = await read(outlookComplaint(tag))
    assert.deepEqual(report, { kind: 'complaint', feedbackType: 'abuse', tags: [tag] })
  })

  test('is {means} of ours: {what}')
    .with([...complaintsAndAbsences])
    .run(async ({ assert }, { means, source }) => {
      const report = await read(source(to))
      assert.equal(report?.kind ?? 'nothing', means)
      if (report) assert.deepEqual(report.tags, [tag])
    })

  test('is no report: {subject}')
    .with([
      {
        from: 'ada@example.com',
        subject: 'Away until May',
        text: 'I cannot read mail until then.',
      },
      { from: 'ada@example.com', subject: 'Re: Hello', text: 'This user is unknown to me, 550!' },
      { from: 'postmaster@example.com', subject: 'Weekly digest', text: 'Nothing to see here.' },
    ])
    .run(async ({ assert }, { from, subject, text }) => {
      const source = `From: ${from}\r\nTo: ${to}\r\nSubject: ${subject}\r\n\r\n${text}\r\n`
      assert.isNull(await read(source))
    })

  test('is no report when it cannot be parsed', async ({ assert }) => {
    const type = (depth: number) => `Content-Type: multipart/mixed; boundary="${depth}"\r\n\r\n`
    const nested = Array.from({ length: 500 }, (_, depth) => `${type(depth)}--${depth}\r\n`)
    assert.isNull(await read(nested.join('')))
  })
})
