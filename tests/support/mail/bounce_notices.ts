import type { Verdict } from '#core/notifications/mail/bounces/verdict'

type Notice = Readonly<{ server: string; means: Verdict | null; source: (to: string) => string }>

const copy = [
  'Return-Path: <hello@vonk.example>',
  'Received: from vonk.example by mail.example.net; Mon, 2 Mar 2026 10:00:00 +0000',
  'From: Vonk <hello@vonk.example>',
  'To: ada@example.com',
  'Subject: The mailbox of your account is full of unknown users',
  '',
  'Hi Ada',
]

/** What servers write in other languages, and in words of their own. */
const inOtherWords: readonly (readonly [means: Verdict, subject: string, text: string])[] = [
  ['hard', 'Message status', 'It had an undeliverable recipient: User not in the address book'],
  [
    'hard',
    'Unzustellbar: Neues',
    'Fehler bei der Zustellung: Adresse konnte nicht gefunden werden.',
  ],
  [
    'hard',
    'Delivery Status Notification (Failure)',
    'Ihre Nachricht wurde nicht zugestellt, weil die Adresse nicht gefunden wurde.',
  ],
  ['soft', 'Non remis : Nouvelles', 'Échec de la remise : la boîte aux lettres est pleine.'],
  [
    'hard',
    'Message non remis',
    "Il n'a pas pu être remis : l'adresse de ce destinataire n'existe pas.",
  ],
  ['hard', 'No se puede entregar', 'No se pudo entregar: no se encontró la dirección de correo.'],
  ['hard', 'Non recapitabile', "Impossibile recapitare: l'indirizzo immesso non è stato trovato."],
  [
    'soft',
    'Mancata consegna',
    'Non è stato recapitato: la casella ha esaurito lo spazio disponibile',
  ],
  ['hard', 'Niedostarczalne', 'Dostarczanie nie powiodło się: nie można odnaleźć adresu e-mail.'],
  ['hard', 'Nie dostarczono', 'Wiadomość nie mogła zostać dostarczona: odbiorca nie istnieje'],
  [
    'soft',
    'Nie dostarczono',
    'Nie udało się dostarczyć listu: skrzynka odbiorcy jest przepełniona.',
  ],
  ['hard', 'Onbestelbaar', 'De bezorging is mislukt: het e-mailadres kan niet worden gevonden.'],
  [
    'hard',
    'Delivery failure',
    'Your message did not reach ada@example.com: no account by that name here',
  ],
  [
    'sender',
    '**Message you sent blocked by our bulk email filter**',
    'It was blocked by our Spam Firewall, and has NOT BEEN DELIVERED.',
  ],
]

/** Bounces in the forms of many mail servers, written after what such servers send. */
export const notices: readonly Notice[] = [
  plain('qmail', 'hard', 'MAILER-DAEMON@mail.example.net', 'failure notice', [
    'Hi. This is the qmail-send program at mail.example.net.',
    "I'm afraid I wasn't able to deliver your message to the following addresses.",
    "This is a permanent error; I've given up. Sorry it didn't work out.",
    '',
    '<ada@example.com>:',
    '192.0.2.1 does not like recipient.',
    'Remote host said: 550 <ada@example.com>: no such user',
    'Giving up on 192.0.2.1.',
    '',
    '--- Below this line is a copy of the message.',
    ...copy,
  ]),
  plain('Exim', 'hard', 'Mailer-Daemon@example.net', 'Mail delivery failed: returning message', [
    'A message that you sent could not be delivered to one or more of its',
    'recipients. This is a permanent error. The following address(es) failed:',
    '',
    '  ada@example.com',
    '    host mx.example.com [192.0.2.1]',
    '    SMTP error from remote mail server after RCPT TO:<ada@example.com>:',
    '    550 No Such User Here',
    '',
    '------ This is a copy of the message, including all the headers. ------',
    ...copy,
  ]),
  plain(
    'Exim, of a delay',
    null,
    'Mailer-Daemon@example.net',
    'Warning: message delayed 24 hours',
    [
      'A message that you sent has not yet been delivered to one or more of its recipients.',
      '',
      '  ada@example.com',
      '    Delay reason: 450 4.2.0 Please try later',
    ]
  ),
  plain('Exchange 2003', 'hard', 'postmaster@example.com', 'Undeliverable: The mailbox', [
    'Your message',
    '',
    '  To:      ada@example.com',
    '  Subject: Hello',
    '',
    'did not reach the following recipient(s):',
    '',
    'ada@example.com on Mon, 2 Mar 2026 10:00:00 +0000',
    '    The recipient name is not recognized',
    '    MSEXCH:IMS:EXAMPLE:MAIL 0 (000C05A6) Unknown Recipient',
  ]),
  plain('Microsoft 365', 'hard', 'postmaster@example.com', 'Undeliverable: Hello', [
    'Delivery has failed to these recipients or groups:',
    '',
    'ada@example.com<mailto:ada@example.com>',
    "The email address you entered couldn't be found. Please check it and try to resend the message.",
    '',
    'Diagnostic information for administrators:',
    'Generating server: MAIL.example.prod.outlook.com',
    'ada@example.com',
    "Remote Server returned '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found'",
    '',
    'Original message headers:',
    ...copy,
  ]),
  plain('Gmail', 'hard', 'mailer-daemon@googlemail.com', 'Delivery Status Notification (Failure)', [
    'Delivery to the following recipient failed permanently:',
    '',
    '     ada@example.com',
    '',
    'The error that the other server returned was: 550 550 5.1.1 user unknown (state 14).',
    '',
    '----- Original message -----',
    ...copy,
  ]),
  plain('GMX', 'hard', 'mailer-daemon@gmx.net', 'Mail delivery failed', [
    'A message that you sent could not be delivered to one or more of its recipients.',
    'This is a permanent error. The following address failed:',
    '',
    'ada@example.com:',
    'SMTP error from remote server for RCPT TO command, host: mx.example.com (192.0.2.1)',
    'reason: 550 5.1.1 <ada@example.com> User does not exist',
    '',
    'bob@example.com:',
    'reason: 552 5.2.2 Mailbox full',
    '',
    '--- The header of the original message is following. ---',
    ...copy,
  ]),
  plain('OpenSMTPD', 'hard', 'MAILER-DAEMON@example.net', 'Delivery status notification: error', [
    '    Hi!',
    '    An error has occurred while attempting to deliver a message for',
    '    the following list of recipients:',
    '',
    'ada@exmaple.com: Domain does not exist',
    '',
    '    Below is a copy of the original message:',
    ...copy,
  ]),
  plain('sendmail 5', 'hard', 'MAILER-DAEMON@example.net', 'Returned mail: Host unknown', [
    '   ----- Transcript of session follows -----',
    '550 exmaple.com (smtp)... 550 Host unknown',
    '',
    '   ----- Unsent message follows -----',
    ...copy,
  ]),
  plain('Zoho', 'soft', 'mailer-daemon@mail.zoho.com', 'Undelivered Mail Returned to Sender', [
    'A message that you sent could not be delivered to one or more of its recipients.',
    'ada@example.com Error, ERROR_CODE :421, ERROR_CODE :, Host not reachable.',
  ]),
  plain('an old gateway', 'soft', 'postmaster@example.com', 'Returned Mail', [
    '---The following addresses had delivery errors---',
    'ada@example.com [User unknown]',
  ]),
  report('Postfix', 'hard', [
    'Final-Recipient: rfc822; ada@example.com',
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 <ada@example.com>: Recipient address rejected:',
    '    User unknown in virtual mailbox table',
  ]),
  report('Amazon SES', 'soft', [
    'Action: failed',
    'Final-Recipient: rfc822; ada@example.com',
    'Diagnostic-Code: smtp; 554 4.4.7 Message expired: unable to deliver in 840 minutes',
    'Status: 4.4.7',
  ]),
  report('a gateway without a status', 'hard', [
    'Action: failed',
    'Diagnostic-Code: smtp; 550 ada@example.com... No such user',
  ]),
  report('a server that reports a delivery', null, [
    'Final-Recipient: rfc822; ada@example.com',
    'Action: delivered',
    'Status: 2.1.5',
  ]),
  report('a server that will try on', null, [
    'Final-Recipient: rfc822; ada@example.com',
    'Action: delayed',
    'Status: 4.4.1',
  ]),
  report('a server with words behind its status', 'hard', [
    'Final-Recipient: rfc822;ada@example.com',
    'Action: failed',
    'Status: 5.1.1 (bad destination mailbox address)',
    'Diagnostic-Code: smtp;550 sorry, recipient does not live here',
  ]),
  ...inOtherWords.map(([means, subject, text], index) =>
    plain(`${subject}, ${index}`, means, 'postmaster@example.net', subject, [text, '', ...copy])
  ),
]

/** A report whose fields stand in the text, as broken gateways and forwarding people send it. */
export function quotedReport(to: string) {
  return mail(to, 'bob@example.com', 'Fwd: Returned mail', 'text/plain', [
    '> Final-Recipient: RFC822; ada@example.com',
    '> Action: failed',
    '> Status: 5.1.1',
  ])
}

/** A complaint as Outlook sends it: no RFC 5965. */
export function outlookComplaint(tag: string) {
  const type = 'multipart/mixed; boundary="cut"'
  return mail('fbl@vonk.example', 'staff@hotmail.com', 'complaint about message', type, [
    '--cut',
    'Content-Type: message/rfc822',
    '',
    'X-HmXmrOriginalRecipient: ada@example.com',
    `List-Unsubscribe: <https://vonk.example/unsubscribe/${tag}>`,
    ...copy,
    '--cut--',
  ])
}

function plain(
  server: string,
  means: Notice['means'],
  from: string,
  subject: string,
  lines: readonly string[]
): Notice {
  return { server, means, source: (to) => mail(to, from, subject, 'text/plain', lines) }
}

function report(server: string, means: Notice['means'], fields: readonly string[]): Notice {
  const type = 'multipart/report; report-type=delivery-status; boundary="cut"'
  const lines = [
    '--cut',
    'Content-Type: text/plain',
    '',
    'Your message could not be delivered.',
    '',
    '--cut',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.net',
    '',
    ...fields,
    '',
    '--cut',
    'Content-Type: message/rfc822',
    '',
    ...copy,
    '',
    '--cut--',
  ]
  const source = (to: string) => mail(to, 'postmaster@example.net', 'Report', type, lines)
  return { server, means, source }
}

function mail(to: string, from: string, subject: string, type: string, lines: readonly string[]) {
  return [
    `From: Mail <${from}>`,
    `To: ${to}`,
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    `Content-Type: ${type}`,
    '',
    ...lines,
    '',
  ].join('\r\n')
}
