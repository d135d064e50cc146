import type { ApiClient } from '@japa/api-client'

/** The address of a ticket, and a message id of its own for each mail. */
export type To = Readonly<{ to: string; messageId?: string }>

const ours = 'Vonk <hello@vonk.example>'

/** A reply of Gmail: the text and its HTML, quoted under a line in the language of the reader. */
export function fromGmail({ messageId = '<CAF+gmail-1@mail.gmail.com>', to }: To) {
  return lines(
    'Return-Path: <ada@example.com>',
    'MIME-Version: 1.0',
    'References: <1@vonk.example>',
    'In-Reply-To: <1@vonk.example>',
    'From: Ada Lovelace <Ada@Example.com>',
    'Date: Tue, 24 Nov 2026 11:04:12 +0100',
    `Message-ID: ${messageId}`,
    'Subject: Re: [V-2K7F-9Q] Charged twice',
    `To: ${to}`,
    'Content-Type: multipart/alternative; boundary="000000000000a1b2c3"',
    '',
    '--000000000000a1b2c3',
    'Content-Type: text/plain; charset="UTF-8"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Het staat er nog steeds twee keer: =E2=82=AC 19,99.',
    '',
    'Op di 24 nov 2026 om 10:00 schreef Vonk <',
    `${to}>:`,
    '',
    '> Hallo Ada,',
    '>',
    '> Het geheim van de eerste mail.',
    '>',
    '',
    '--000000000000a1b2c3',
    'Content-Type: text/html; charset="UTF-8"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<div dir=3D"ltr">Het staat er nog steeds twee keer: =E2=82=AC 19,99.</div><br>',
    '<div class=3D"gmail_quote"><blockquote>Het geheim van de eerste mail.</blockquote></div>',
    '--000000000000a1b2c3--'
  )
}

/** A reply of Outlook: the whole mail below, without marks, and the logo of a signature. */
export function fromOutlook({ messageId = '<AM0PR01@outlook.com>', to }: To) {
  return lines(
    'From: Ada <ada@example.com>',
    `To: Vonk <${to}>`,
    'Subject: RE: [V-2K7F-9Q] Charged twice',
    'Thread-Topic: [V-2K7F-9Q] Charged twice',
    'Date: Tue, 24 Nov 2026 10:04:12 +0000',
    `Message-ID: ${messageId}`,
    'Accept-Language: de-DE, en-US',
    'X-MS-Has-Attach: yes',
    'Content-Type: multipart/related; boundary="_004_rel"; type="multipart/alternative"',
    'MIME-Version: 1.0',
    '',
    '--_004_rel',
    'Content-Type: multipart/alternative; boundary="_000_alt"',
    '',
    '--_000_alt',
    'Content-Type: text/plain; charset="iso-8859-1"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Guten Tag,',
    '',
    'es fehlt noch f=FCr Oktober.',
    '',
    'Gru=DF, Ada',
    '________________________________',
    `Von: Vonk <${to}>`,
    'Gesendet: Dienstag, 24. November 2026 10:00',
    'An: Ada <ada@example.com>',
    'Betreff: [V-2K7F-9Q] Charged twice',
    '',
    'Das Geheimnis der ersten Mail.',
    '',
    '--_000_alt',
    'Content-Type: text/html; charset="iso-8859-1"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '<html><body><p>es fehlt noch f=FCr Oktober.</p><img src=3D"cid:logo@x"></body></html>',
    '--_000_alt--',
    '',
    '--_004_rel',
    'Content-Type: image/png; name="logo.png"',
    'Content-Description: logo.png',
    'Content-Disposition: inline; filename="logo.png"; size=8',
    'Content-ID: <logo@x>',
    'Content-Transfer-Encoding: base64',
    '',
    'iVBORw0KGgo=',
    '--_004_rel--'
  )
}

/** A reply of Apple Mail: its line is quoted too, and a photo stands inline. */
export function fromAppleMail({ messageId = '<7C1F@example.com>', to }: To) {
  return lines(
    'From: Ada <ada.privat@icloud.example>',
    'Content-Type: multipart/mixed; boundary="Apple-Mail=_1"',
    'Mime-Version: 1.0 (Mac OS X Mail 16.0 \\(3826.200.121\\))',
    'Subject: Re: [V-2K7F-9Q] Charged twice',
    'Date: Tue, 24 Nov 2026 11:04:12 +0100',
    `To: ${ours}, ${to}`,
    `Message-Id: ${messageId}`,
    'X-Mailer: Apple Mail (2.3826.200.121)',
    '',
    '--Apple-Mail=_1',
    'Content-Transfer-Encoding: 7bit',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Here is the statement.',
    '',
    '',
    '--Apple-Mail=_1',
    'Content-Disposition: inline; filename=statement.pdf',
    'Content-Type: application/pdf; x-unix-mode=0644; name="statement.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('%PDF-1.4\n').toString('base64'),
    '--Apple-Mail=_1',
    'Content-Disposition: attachment; filename="tool.exe"',
    'Content-Type: application/octet-stream; name="tool.exe"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from('MZ\0\0').toString('base64'),
    '--Apple-Mail=_1',
    'Content-Transfer-Encoding: 7bit',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    '',
    `> On 24 Nov 2026, at 10:00, Vonk <${to}> wrote:`,
    '> ',
    '> The secret of the first mail.',
    '',
    '--Apple-Mail=_1--'
  )
}

/** An absence note, as Exchange sends it. */
export function outOfOffice({ to }: To) {
  return lines(
    'From: Ada <ada@example.com>',
    `To: Vonk <${to}>`,
    'Subject: Automatic reply: [V-2K7F-9Q] Charged twice',
    'Message-ID: <ooo@outlook.com>',
    'X-Auto-Response-Suppress: All',
    'Auto-Submitted: auto-generated',
    'Content-Type: text/plain; charset="us-ascii"',
    'MIME-Version: 1.0',
    '',
    'I am away until Monday.'
  )
}

/** A failure, as a mail server reports it to the envelope sender. */
export function undelivered({ to }: To) {
  return lines(
    'Return-Path: <>',
    'From: Mail Delivery System <MAILER-DAEMON@mx.example.com>',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="cut"',
    '',
    '--cut',
    'Content-Type: text/plain',
    '',
    'I could not deliver your message.',
    '--cut',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    '',
    'Final-Recipient: rfc822; ada@example.com',
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 no such mailbox',
    '',
    '--cut--'
  )
}

/** A plain reply with these lines of its head. */
export function plainReply({ to }: To, head: readonly string[], body = 'Hello?') {
  return lines(`To: ${to}`, ...head, '', body)
}

function lines(...all: readonly string[]) {
  return all.join('\r\n') + '\r\n'
}

/** A mail that arrives at the address of the site; answers what became of it. */
export async function arrives(client: ApiClient, source: string) {
  const response = await client
    .post('/webhooks/mail')
    .header('authorization', 'Bearer only-for-tests')
    .header('content-type', 'message/rfc822')
    .setup((request) => void request.request.send(source))
  response.assertStatus(200)
  return response.body().outcome as string
}
