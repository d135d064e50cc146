import type { Verdict } from '#core/notifications/mail/bounces/verdict'

/** What a mail is: a bounce with a verdict, a complaint, or neither. */
export type Meaning = Verdict | 'complaint' | 'nothing'

type Made = Readonly<{ maker: string; means: Meaning; source: (to: string) => string }>

const copy = `Return-Path: <hello@vonk.example>
Received: from vonk.example by mx.example.net; Mon, 2 Mar 2026 10:00:00 +0000
From: Vonk <hello@vonk.example>
To: ada@example.com
Subject: Your mailbox is full of messages from unknown users

Hi Ada`

/** Notices in free words. The text ends where the copy of our mail begins. */
const words: readonly (readonly [
  maker: string,
  means: Meaning,
  from: string,
  subject: string,
  text: string,
])[] = [
  [
    'qmail with a patch',
    'hard',
    'MAILER-DAEMON@mx.example.net',
    'failure notice',
    `Hi. This is the qmail-send program at mx.example.net.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<ada@example.com>:
This address no longer accepts mail.

--- Below this line is a copy of the message.`,
  ],
  [
    'vpopmail',
    'hard',
    'MAILER-DAEMON@example.com',
    'failure notice',
    `Hi. This is the qmail-send program at example.com.

<ada@example.com>:
This account has been moved or no longer exists here. (#5.1.1)

--- Below this line is a copy of the message.`,
  ],
  [
    'qmail, of a host that is away',
    'soft',
    'MAILER-DAEMON@mx.example.net',
    'failure notice',
    `Hi. This is the qmail-send program at mx.example.net.

<ada@example.com>:
CNAME lookup failed temporarily. (#4.4.3)
I'm not going to try again; this message has been in the queue too long.

--- Below this line is a copy of the message.`,
  ],
  [
    'Exim, of a domain without mail',
    'hard',
    'Mailer-Daemon@mx.example.net',
    'Mail delivery failed: returning message to sender',
    `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  ada@exmaple.com
    an MX or SRV record indicated no SMTP service

------ This is a copy of the message, including all the headers. ------`,
  ],
  [
    'Exim, that gave up',
    'soft',
    'Mailer-Daemon@mx.example.net',
    'Mail delivery failed: returning message to sender',
    `A message that you sent could not be delivered to one or more of its recipients.

  ada@example.com
    host mx.example.com [192.0.2.1]
    SMTP error from remote mail server after RCPT TO:<ada@example.com>:
    451 4.3.0 Mail server temporarily rejected message: retry timeout exceeded

------ This is a copy of the message, including all the headers. ------`,
  ],
  [
    'cPanel',
    'hard',
    'Mailer-Daemon@host.example.net',
    'Mail delivery failed: returning message to sender',
    `The following address(es) failed:

  ada@example.com
    SMTP error from remote mail server after RCPT TO:<ada@example.com>:
    550 "The mail server could not deliver mail to ada@example.com.  The account or domain may not exist, they may be blacklisted, or missing the proper dns entries."`,
  ],
  [
    'Outlook, in German',
    'hard',
    'postmaster@outlook.example',
    'Unzustellbar: Neuigkeiten',
    `Fehler bei der Nachrichtenzustellung an folgende Empfänger oder Gruppen:

ada@example.com
Die eingegebene E-Mail-Adresse konnte nicht gefunden werden. Überprüfen Sie die E-Mail-Adresse des Empfängers.

Diagnoseinformationen für Administratoren:`,
  ],
  [
    'Exchange, in French',
    'soft',
    'postmaster@example.fr',
    'Non remis : Nouvelles',
    `Échec de la remise pour les destinataires ou groupes suivants :

ada@example.com
La boîte aux lettres du destinataire est pleine et ne peut pas accepter de messages pour le moment.`,
  ],
  [
    'Exchange, in Spanish',
    'hard',
    'postmaster@example.es',
    'No se puede entregar: Novedades',
    `No se pudo entregar el mensaje a los siguientes destinatarios:

ada@example.com
No se encontró la dirección de correo electrónico que escribió. Compruebe la dirección.`,
  ],
  [
    'Exchange, in Italian',
    'hard',
    'postmaster@example.it',
    'Non recapitabile: Novità',
    `Impossibile recapitare il messaggio ai seguenti destinatari o gruppi:

ada@example.com
L'indirizzo di posta elettronica immesso non è stato trovato.`,
  ],
  [
    'Exchange, in Polish',
    'hard',
    'postmaster@example.pl',
    'Niedostarczalne: Nowości',
    `Dostarczanie nie powiodło się do następujących adresatów lub grup:

ada@example.com
Nie można odnaleźć wprowadzonego adresu e-mail.`,
  ],
  [
    'Exchange, in Dutch',
    'hard',
    'postmaster@example.nl',
    'Onbestelbaar: Nieuws',
    `De bezorging is mislukt voor de volgende geadresseerden of groepen:

ada@example.com
Het opgegeven e-mailadres kan niet worden gevonden.`,
  ],
  [
    'Gmail, in German',
    'hard',
    'mailer-daemon@googlemail.com',
    'Delivery Status Notification (Failure)',
    `** Die Adresse wurde nicht gefunden **

Ihre Nachricht wurde nicht an ada@example.com zugestellt, weil die Adresse nicht gefunden wurde oder keine E-Mails empfangen kann.`,
  ],
  [
    'Gmail, after the mail was sent',
    'soft',
    'mailer-daemon@googlemail.com',
    'Delivery Status Notification (Failure)',
    `Delivery to the following recipient failed permanently:

     ada@example.com

Technical details of permanent failure:
Google tried to deliver your message, but it was rejected by the recipient domain. The error that the other server returned was: 550 550 Unknown user ada@example.com (state 18).

----- Original message -----`,
  ],
  [
    'Yahoo, of a closed account',
    'soft',
    'MAILER-DAEMON@yahoo.com',
    'Failure Notice',
    `Sorry, we were unable to deliver your message to the following address.

<ada@yahoo.example>:
554: delivery error: dd Sorry your message to ada@yahoo.example cannot be delivered. This account has been disabled or discontinued [#102]. - mta1.mail.yahoo.example

--- Below this line is a copy of the message.`,
  ],
  [
    'GMX',
    'hard',
    'mailer-daemon@gmx.example',
    'Mail delivery failed: returning message to sender',
    `This message was created automatically by mail delivery software.

The following address failed:

ada@gmx.example:
SMTP error from remote server for RCPT TO command, host: mx00.gmx.example (192.0.2.1) reason: 550 Requested action not taken: mailbox unavailable

--- The header of the original message is following. ---`,
  ],
  [
    'WEB.DE',
    'soft',
    'mailer-daemon@web.example',
    'Mail delivery failed: returning message to sender',
    `Diese Nachricht wurde automatisch erzeugt.
Die folgende Adresse konnte nicht erreicht werden:

ada@web.example:
552 Quota exceeded; for explanation visit https://postmaster.web.example

--- The header of the original message is following. ---`,
  ],
  [
    'T-Online',
    'hard',
    'Mailer-Daemon@t-online.example',
    'Undelivered Mail Returned to Sender',
    `|------------------------- Message log follows: -------------------------|
 no valid recipients were found for this message
|------------------------- Failed addresses follow: ---------------------|
 <ada@t-online.example> ... unknown user
|------------------------- Message text follows: ------------------------|`,
  ],
  [
    'Orange',
    'hard',
    'MAILER-DAEMON@orange.example',
    'Message non remis / Undelivered message',
    `Votre message n'a pas pu être remis à :

<ada@orange.example>
L'adresse de ce destinataire n'existe pas.`,
  ],
  [
    'Libero',
    'hard',
    'MAILER-DAEMON@libero.example',
    'Delivery status notification',
    `  --- Si è verificato un errore nella consegna del messaggio ---

<ada@libero.example>: 550 RCPT TO:<ada@libero.example> casella non attiva o inesistente

  --- Message header follows ---`,
  ],
  [
    'Aruba',
    'soft',
    'postmaster@aruba.example',
    'Mancata consegna: Novità',
    `Il messaggio non è stato recapitato.

ada@example.it: 552 la casella del destinatario ha esaurito lo spazio disponibile`,
  ],
  [
    'WP',
    'hard',
    'mailer-daemon@wp.example',
    'Wiadomość nie została dostarczona',
    `Twoja wiadomość nie mogła zostać dostarczona.

<ada@wp.example>: Podany odbiorca nie istnieje`,
  ],
  [
    'o2',
    'soft',
    'MAILER-DAEMON@o2.example',
    'Nie dostarczono wiadomości',
    `Nie udało się dostarczyć listu do: ada@o2.example

Skrzynka odbiorcy jest przepełniona.`,
  ],
  [
    'Interia',
    'hard',
    'MAILER-DAEMON@interia.example',
    'Undelivered Mail Returned to Sender',
    `This is the mail system at host mx.interia.example.

<ada@interia.example>: host poczta.interia.example said: 550 Brak takiego konta (in reply to RCPT TO command)`,
  ],
  [
    'Zoho',
    'hard',
    'mailer-daemon@mail.zoho.example',
    'Undelivered Mail Returned to Sender',
    `This message was created automatically by mail delivery software.
A message that you sent could not be delivered to one or more of its recipients. This is a permanent error.

ada@example.com Invalid Address, ERROR_CODE :550, ERROR_CODE :5.1.1 <ada@example.com>: Recipient address rejected: User does not exist`,
  ],
  [
    'GroupWise',
    'hard',
    'Mailer-Daemon@example.edu',
    'Message status - undeliverable',
    `The attached file had the following undeliverable recipient(s):
ada@example.com
    User not in the address book`,
  ],
  [
    'MDaemon',
    'hard',
    'MDaemon@example.net',
    'Permanent Delivery Failure',
    `The attached message had PERMANENT fatal delivery errors!

--> RCPT To:<ada@example.com>
<-- 550 <ada@example.com>, Recipient unknown

: Message contains [1] file attachments`,
  ],
  [
    'Kerio',
    'hard',
    'postmaster@example.net',
    'Delivery failure',
    `Your message could not be delivered to the following recipient:

<ada@example.com>: 5.1.1 User's mailbox does not exist on this server`,
  ],
  [
    'hMailServer',
    'hard',
    'mailer-daemon@example.net',
    'Message undeliverable: News',
    `Your message did not reach some or all of the intended recipients.

   Sent: Mon, 2 Mar 2026 10:00:00 +0000
   Subject: News

The following recipient(s) could not be reached:

ada@example.com
   Error Type: SMTP
   Remote server (192.0.2.1) issued an error.
   hMailServer sent: RCPT TO:<ada@example.com>
   Remote server replied: 550 No account by that name here

hMailServer`,
  ],
  [
    'Lotus Domino',
    'hard',
    'postmaster@notes.example',
    'DELIVERY FAILURE: User ada (ada@notes.example) not listed in Domino Directory',
    `Your message

  Subject: News

was not delivered to:

  ada@notes.example

because:

  User ada (ada@notes.example) not listed in Domino Directory`,
  ],
  [
    'OpenSMTPD',
    'soft',
    'MAILER-DAEMON@mx.example.net',
    'Delivery status notification: error',
    `    Hi!

    This is the MAILER-DAEMON, please DO NOT REPLY to this email.

    An error has occurred while attempting to deliver a message for
    the following list of recipients:

ada@example.com: 421 4.7.0 Try again later: too many sessions

    Below is a copy of the original message:`,
  ],
  [
    'Mimecast, of a greylist',
    'soft',
    'postmaster@mimecast.example',
    'Undeliverable: News',
    `The following message could not be delivered:

ada@example.com
451 Internal resources are temporarily unavailable - greylisted, please retry`,
  ],
  [
    'Barracuda',
    'sender',
    'postmaster@barracuda.example',
    '**Message you sent blocked by our bulk email filter**',
    `Your message to: ada@example.com
was blocked by our Spam Firewall. The email you sent with the following subject has NOT BEEN DELIVERED:

Subject: News`,
  ],
  [
    'Sendmail',
    'hard',
    'MAILER-DAEMON@mx.example.net',
    'Returned mail: see transcript for details',
    `   ----- The following addresses had permanent fatal errors -----
<ada@example.com>
    (reason: 550 Invalid recipient)

   ----- Transcript of session follows -----
... while talking to mx.example.com.:
>>> RCPT To:<ada@example.com>
<<< 550 Invalid recipient`,
  ],
]

/** What a server says to machines (RFC 3464), with what it says to people. */
const fields: readonly (readonly [maker: string, means: Meaning, text: string, report: string])[] =
  [
    [
      'Exchange Online',
      'hard',
      `Your message to ada@example.com couldn't be delivered.
ada wasn't found at example.com.`,
      `Final-Recipient: rfc822;ada@example.com
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ada@example.com not found by SMTP address lookup`,
    ],
    [
      'Exchange Online, of a group that takes no mail',
      'soft',
      `Your message to news@example.com couldn't be delivered.`,
      `Final-Recipient: rfc822;ada@example.com
Action: failed
Status: 5.7.133
Diagnostic-Code: smtp;550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required; Delivery restriction check failed because the sender was not authenticated when sending to this group`,
    ],
    [
      'Exchange Online, of an outgoing limit',
      'sender',
      '',
      `Final-Recipient: rfc822;ada@example.com
Action: failed
Status: 5.7.708
Diagnostic-Code: smtp;550 5.7.708 Service unavailable. Access denied, traffic not accepted from this IP`,
    ],
    [
      'Postfix, of a table',
      'hard',
      `<ada@example.com>: host mx.example.com[192.0.2.1] said: 550 5.1.1 unknown or illegal alias: ada@example.com`,
      `Final-Recipient: rfc822; ada@example.com
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 unknown or illegal alias: ada@example.com`,
    ],
    [
      'Postfix, that cannot find the domain',
      'hard',
      '',
      `Final-Recipient: rfc822; ada@exmaple.com
Action: failed
Status: 5.4.4
Diagnostic-Code: X-Postfix; Host or domain name not found. Name service error for name=exmaple.com type=A: Host not found`,
    ],
    [
      'Postfix, that writes no status',
      'hard',
      '',
      `Final-Recipient: rfc822; ada@example.com
Action: failed
Diagnostic-Code: smtp; 550 <ada@example.com>: no one here by that name`,
    ],
    [
      'Free',
      'hard',
      '',
      `Final-Recipient: rfc822; ada@free.example
Action: failed
Status: 5.5.0
Diagnostic-Code: smtp; 550 5.5.0 Requested action not taken: mailbox unavailable (in reply to RCPT TO command)`,
    ],
    [
      'SFR',
      'hard',
      '',
      `Final-Recipient: rfc822; ada@sfr.example
Action: failed
Status: 5.5.0
Diagnostic-Code: smtp; 550 5.5.0 Adresse email inconnue. (in reply to RCPT TO command)`,
    ],
    [
      'iCloud',
      'soft',
      '',
      `Final-Recipient: rfc822; ada@icloud.example
Action: failed
Status: 5.2.2
Diagnostic-Code: smtp; 552 5.2.2 <ada@icloud.example>: user is over quota`,
    ],
    [
      'Proton',
      'hard',
      '',
      `Final-Recipient: rfc822; ada@proton.example
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <ada@proton.example>: Recipient address rejected: Address does not exist`,
    ],
    [
      'Mimecast',
      'hard',
      '',
      `Final-Recipient: rfc822; ada@example.com
Action: failed
Status: 5.0.0
Diagnostic-Code: smtp; 550 Invalid Recipient - https://community.mimecast.example/docs/DOC-1369#550 [abcdef]`,
    ],
    [
      'Ironport',
      'soft',
      '',
      `Final-Recipient: rfc822;ada@example.com
Action: failed
Status: 5.4.7 (delivery time expired)
Diagnostic-Code: smtp; 5.4.7 - Delivery expired (message too old) 'timeout' (delivery attempts: 12)`,
    ],
    [
      'Ironport, of an address',
      'hard',
      '',
      `Final-Recipient: rfc822;ada@example.com
Action: failed
Status: 5.0.0 (permanent failure)
Diagnostic-Code: smtp; 5.1.0 - Unknown address error 550-'Invalid recipient <ada@example.com> (#5.1.1)' (delivery attempts: 0)`,
    ],
    [
      'Courier',
      'hard',
      `UNDELIVERABLE MAIL
Your message to the following recipients cannot be delivered:

<ada@example.com>:
    mx.example.com [192.0.2.1]:
>>> RCPT TO:<ada@example.com>
<<< 550 User <ada@example.com> unknown.`,
      `Final-Recipient: rfc822; ada@example.com
Action: failed
Status: 5.0.0
Diagnostic-Code: smtp; 550 User <ada@example.com> unknown.`,
    ],
    [
      'Amazon SES',
      'hard',
      'An error occurred while trying to deliver the mail to the following recipients: ada@example.com',
      `Final-Recipient: RFC822; ada@example.com
Diagnostic-Code: Amazon SES did not send the message to this address because it is on the suppression list: smtp; 550 5.1.1 The recipient's address is not valid
Action: failed
Status: 5.1.1`,
    ],
    [
      'SendGrid',
      'hard',
      '',
      `Final-Recipient: rfc822; ada@example.com
Action: failed
Status: 5.1.1
Diagnostic-Code: 550 5.1.1 unknown recipient`,
    ],
    [
      'Mailgun',
      'sender',
      '',
      `Final-Recipient: rfc822; ada@example.com
Action: failed
Status: 5.7.1
Diagnostic-Code: smtp; 550 5.7.1 Message refused by policy: high spam score`,
    ],
    [
      'PowerMTA',
      'hard',
      '',
      `Final-Recipient: rfc822;ada@example.com
Action: failed
Status: 5.1.1 (bad destination mailbox address)
Diagnostic-Code: smtp;550 sorry, recipient does not live here
X-PowerMTA-BounceCategory: bad-mailbox`,
    ],
    [
      'a server that will try on',
      'nothing',
      'This is a warning only. You do not need to resend your message.',
      `Final-Recipient: rfc822; ada@example.com
Action: delayed
Status: 4.4.1
Will-Retry-Until: Fri, 6 Mar 2026 10:00:00 +0000`,
    ],
    [
      'Sendmail, of a full disk',
      'soft',
      '',
      `Final-Recipient: RFC822; ada@example.com
Action: failed
Status: 5.3.1
Diagnostic-Code: SMTP; 452 4.3.1 Insufficient system resources`,
    ],
  ]

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

export const notices: readonly Made[] = [
  ...words.map(([maker, means, from, subject, text]) => ({
    maker,
    means,
    source: (to: string) =>
      mail(to, from, subject, 'text/plain; charset=utf-8', `${text}\n${copy}`),
  })),
  ...fields.map(([maker, means, text, report]) => ({
    maker,
    means,
    source: (to: string) => reported(to, 'delivery-status', text, report),
  })),
  ...absences.map(([subject, text]) => ({
    maker: `an absence: ${subject}`,
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
  complaint('Yahoo', (to) => reported(to, 'feedback-report', 'An abuse report.', feedback)),
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
      ['message/rfc822', reported(to, 'feedback-report', 'An abuse report.', feedback)],
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

function complaint(maker: string, source: Made['source']): Made {
  return { maker: `${maker}, a complaint`, means: 'complaint', source }
}

function reported(to: string, type: string, text: string, report: string) {
  const parts = [
    ['text/plain; charset=utf-8', text],
    [
      `message/${type}`,
      type === 'delivery-status' ? `Reporting-MTA: dns; mx.example.net\n\n${report}` : report,
    ],
    ['message/rfc822', copy],
  ] as const
  return multipart(to, 'postmaster@mx.example.net', 'Report', `report; report-type=${type}`, parts)
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
