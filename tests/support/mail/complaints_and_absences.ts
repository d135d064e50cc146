/** What a mail is that no server wrote about a delivery. */
type Written = Readonly<{
  what: string
  means: 'complaint' | 'nothing'
  source: (to: string) => string
}>

const copy = `Return-Path: <hello@vonk.example>
Received: from vonk.example by mx.example.net; Mon, 2 Mar 2026 10:00:00 +0000
From: Vonk <hello@vonk.example>
To: ada@example.com
Subject: Your mailbox is full of messages from unknown users

Hi Ada`

const absences = [
  ['Automatic reply: News', 'I am out of the office until Monday. This mailbox is not read.'],
  ['Automatische Antwort: Neues', 'Ich bin nicht im Büro und kann Ihre Mail nicht zustellen.'],
  ['Réponse automatique : Nouvelles', 'Je suis absente ; cette adresse n’est pas relevée.'],
  ['Respuesta automática: Novedades', 'Estoy de vacaciones, no se puede entregar nada hasta mayo.'],
  ['Risposta automatica: Novità', 'Sono in ferie: consegna dei documenti dopo il 5.'],
  ['Automatyczna odpowiedź: Nowości', 'Jestem na urlopie, dostarczę po powrocie. Błąd? 500.'],
  ['Automatisch antwoord: Nieuws', 'Ik ben afwezig; pakketten worden bezorgd bij de buren.'],
] as const

const feedback = `Feedback-Type: abuse
User-Agent: Yahoo!-Mail-Feedback/2.0
Version: 0.1
Original-Rcpt-To: ada@example.com`

export const complaintsAndAbsences: readonly Written[] = [
  ...absences.map(([subject, text]) => ({
    what: `an absence: ${subject}`,
    means: 'nothing' as const,
    source: (to: string) =>
      mail(
        to,
        'ada@example.com',
        subject,
        'text/plain; charset=utf-8\nAuto-Submitted: auto-replied\nReturn-Path: <>',
        text
      ),
  })),
  complaint('Yahoo', (to) => reported(to, 'An abuse report.', feedback)),
  complaint('Comcast, with its fields in Base64', (to) =>
    mixed(to, 'feedbackloop@comcast.example', 'FBL Report', [
      ['message/feedback-report\nContent-Transfer-Encoding: base64', btoa(feedback)],
      ['text/rfc822-headers', copy],
    ])
  ),
  complaint('Fastmail, with its fields in a text', (to) =>
    mixed(to, 'fbl@fastmail.example', 'Abuse report', [
      ['text/plain', feedback],
      ['message/rfc822', copy],
    ])
  ),
  complaint('AOL, forwarded as a whole', (to) =>
    mixed(to, 'scomp@aol.example', 'Email Feedback Report', [
      ['message/rfc822', reported(to, 'An abuse report.', feedback)],
    ])
  ),
  complaint('Microsoft', (to) =>
    mixed(to, 'staff@hotmail.com', 'complaint about message from 192.0.2.1', [
      ['message/rfc822', `X-HmXmrOriginalRecipient: ada@example.com\n${copy}`],
    ])
  ),
  complaint('Microsoft, from another address', (to) =>
    mixed(to, 'jmrp@outlook.example', 'FW: report', [
      ['message/rfc822', `X-HmXmrOriginalRecipient: ada@example.com\n${copy}`],
    ])
  ),
  complaint('Amazon SES', (to) =>
    mixed(to, 'complaints@email-abuse.amazonses.com', 'complaint about message from 192.0.2.1', [
      ['text/plain', 'This is an email abuse report for an email message.'],
      ['text/rfc822-headers', copy],
    ])
  ),
]

function complaint(maker: string, source: Written['source']): Written {
  return { what: `${maker}, a complaint`, means: 'complaint', source }
}

function reported(to: string, text: string, report: string) {
  const parts = [
    ['text/plain; charset=utf-8', text],
    ['message/feedback-report', report],
    ['message/rfc822', copy],
  ] as const
  const type = 'report; report-type=feedback-report'
  return multipart(to, 'postmaster@mx.example.net', 'Report', type, parts)
}

type Parts = readonly (readonly [type: string, content: string])[]

function mixed(to: string, from: string, subject: string, parts: Parts) {
  return multipart(to, from, subject, 'mixed', parts)
}

function multipart(to: string, from: string, subject: string, type: string, parts: Parts) {
  const cut = `cut${parts.length}`
  const body = parts.map(([of, content]) => `--${cut}\nContent-Type: ${of}\n\n${content}\n`)
  return mail(
    to,
    from,
    subject,
    `multipart/${type}; boundary="${cut}"`,
    `${body.join('')}--${cut}--`
  )
}

function mail(to: string, from: string, subject: string, type: string, text: string) {
  const head = `From: Mail <${from}>\nTo: ${to}\nSubject: ${subject}\nMIME-Version: 1.0`
  return `${head}\nContent-Type: ${type}\n\n${text}\n`.replaceAll(/\r?\n/g, '\r\n')
}
