import { test } from '@japa/runner'
import { verdictOf } from '#core/notifications/mail/bounces/verdict'

const failed = { action: 'failed', status: '5.0.0', diagnostic: '', notice: '' }

/** What the server of a recipient answered, and what it means. */
const answers = {
  hard: [
    '550 5.1.1 <ada@example.com>: Recipient address rejected: User unknown in virtual mailbox table',
    '550-5.1.1 The email account that you tried to reach does not exist. Please try double-checking',
    '550 Unrouteable address',
    '550 No Such User Here',
    '550 Unknown local part ada in <ada@example.com>',
    "554 delivery error: dd This user doesn't have a yahoo.de account (ada@yahoo.de) [0]",
    '552 1 Requested mail action aborted, mailbox not found (in reply to end of DATA command)',
    '550 5.5.0 Requested action not taken: mailbox unavailable (in reply to RCPT TO command)',
    '550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient. OFR_416 [416]',
    '550 RCPT TO:<ada@libero.it> User unknown',
    '550 #5.1.0 Address rejected.',
    '550 Message was not accepted -- invalid mailbox. Local mailbox is unavailable: user not found',
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    '550 5.4.1 Recipient address rejected: Access denied. AS(201806281)',
    '550 5.4.310 DNS domain exmaple.com does not exist [Message=InfoDomainNonexistent]',
    'User ada (ada@example.com) not listed in Domino Directory',
    'Benutzer ada (ada@example.com) nicht im Domino-Verzeichnis aufgeführt',
    '511 sorry, no mailbox here by that name (#5.1.1 - chkuser)',
    '550 Empfänger unbekannt',
    '550 Utente sconosciuto',
    '550 Nie ma takiej skrzynki',
    '550 5.1.1 Le destinataire est inconnu',
    'Host or domain name not found. Name service error for name=exmaple.com: Host not found',
    'Domain does not exist',
    'unknown; No such domain.',
    '556 5.1.10 Recipient domain does not accept mail',
    '551 5.1.6 Recipient has moved',
    '550 5.1.1 User unknown (in reply to end of DATA command)',
    '550 5.1.1 Remote server returned -> 550 Requested action not taken',
    "5.4.7 - Delivery expired 550-'5.1.1 User unknown'",
    '550 not a valid recipient',
    '550 There is no one at this address',
    '550 5.7.1 No such user! (in reply to RCPT TO command)',
    '550 Requested action not taken: mailbox unavailable',
    '550 No existe dicha persona',
    '550 Nieznany odbiorca',
    '550 Account inesistente',
    '554 5.1.2 Bad destination: DNS lookup failed: domain not found',
    'Unable to resolve domain exmaple.com',
    '550 5.1.1 unknown or illegal alias: ada@example.com',
    '550 <ada@example.com>: no one here by that name',
    '550 5.5.0 Adresse email inconnue. (in reply to RCPT TO command)',
    '550 Invalid Recipient - https://community.mimecast.example/docs/DOC-1369#550 [abcdef]',
    "5.1.0 - Unknown address error 550-'Invalid recipient <ada@example.com> (#5.1.1)'",
    'Amazon SES did not send, as it is on the suppression list: smtp; 550 5.1.1 is not valid',
    '550 User <ada@example.com> unknown.',
    '550 sorry, recipient does not live here',
  ],
  soft: [
    '452 4.2.2 Mailbox full',
    '552 5.2.2 The recipient’s mailbox is full',
    '552 Requested mail action aborted: exceeded storage allocation',
    '552 sorry, this mailbox is over quota temporarily (#5.1.1)',
    '550 5.2.1 The email account that you tried to reach is disabled.',
    '550 5.5.0 Le compte du destinataire est bloque. The recipient account is blocked.',
    '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents more',
    '450 4.7.1 <ada@example.com>: Recipient address rejected: Greylisted',
    '550 4.4.7 QUEUE.Expired; message expired',
    '552 5.3.4 Message size exceeds fixed limit',
    'connect to mx.example.com[192.0.2.1]:25: Connection refused',
    'Name service error for name=example.com type=MX: Host not found, try again',
    '554 5.4.6 Hop count exceeded - possible mail loop',
    '550 5.1.1 Refused due to recipient preferences',
    '550 5.7.1 No such user here',
    '550 4.4.1 User unknown',
    '550 5.1.1 Remote server returned -> 550 5.2.1 Requested action not taken',
    '550 5.7.133 SenderNotAuthenticatedForGroup; authentication required',
    '5.0.0',
    '552 5.2.2 <ada@icloud.example>: user is over quota',
    "5.4.7 - Delivery expired (message too old) 'timeout' (delivery attempts: 12)",
    '452 4.3.1 Insufficient system resources',
    '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; Delivery restriction check failed',
  ],
  sender: [
    '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org',
    '550 5.7.1 Unfortunately, messages from [192.0.2.1] weren’t sent. It is on our block list.',
    '550 5.7.25 The IP address sending this message does not have a PTR record setup',
    '554 mail.example.net requires that all mail servers must have a PTR record',
    '421-4.7.0 Our system has detected an unusual rate of unsolicited mail',
    '550 High probability of spam',
    '550 relay not permitted',
    '554 5.7.1 <ada@example.com>: Relay access denied',
    '550 Sender verify failed',
    '550 5.1.8 <hello@vonk.example>: Sender address rejected: Domain not found',
    '553 5.1.8 Domain of sender address hello@vonk.example does not exist',
    '550 5.1.0 192.0.2.1 is not allowed to send from <vonk.example> per its SPF Record',
    '550 5.2.1 Mailbox unavailable. Your IP address 192.0.2.1 is blocked using a list',
    '552 5.7.0 This message was blocked because its content presents a potential security issue',
    '554 5.7.9 Message not accepted for policy reasons',
    '554 Your domain does not exist in DNS',
    '550 Mail from unknown host rejected',
    '550 Your message was rejected because the domain vonk.example has no MX record',
    '550 5.7.708 Service unavailable. Access denied, traffic not accepted from this IP',
    '550 5.1.7 No such domain vonk.example (in reply to MAIL FROM command)',
    '550 5.7.1 Message refused by policy: high spam score',
  ],
} as const

/** What servers write to people alone, without an answer that they quote apart. */
const notices = {
  hard: [
    'This address no longer accepts mail.',
    'This account has been moved or no longer exists here. (#5.1.1)',
    'an MX or SRV record indicated no SMTP service',
    '550 "The account or domain may not exist, they may be blacklisted, or missing dns entries."',
    'Die eingegebene E-Mail-Adresse konnte nicht gefunden werden.',
    'No se encontró la dirección de correo electrónico que escribió.',
    "L'indirizzo di posta elettronica immesso non è stato trovato.",
    'Nie można odnaleźć wprowadzonego adresu e-mail.',
    'Het opgegeven e-mailadres kan niet worden gevonden.',
    '** Die Adresse wurde nicht gefunden **',
    'SMTP error for RCPT TO command, reason: 550 Requested action not taken: mailbox unavailable',
    'no valid recipients were found for this message',
    "<ada@orange.example>\nL'adresse de ce destinataire n'existe pas.",
    '550 RCPT TO:<ada@libero.example> casella non attiva o inesistente',
    'Podany odbiorca nie istnieje',
    'said: 550 Brak takiego konta (in reply to RCPT TO command)',
    'ada@example.com Invalid Address, ERROR_CODE :550, ERROR_CODE :5.1.1',
    'User not in the address book',
    '--> RCPT To:<ada@example.com>\n<-- 550 <ada@example.com>, Recipient unknown',
    "5.1.1 User's mailbox does not exist on this server",
    'Remote server replied: 550 No account by that name here',
    'User ada (ada@notes.example) not listed in Domino Directory',
    '>>> RCPT To:<ada@example.com>\n<<< 550 Invalid recipient',
    "ada wasn't found at example.com.",
  ],
  soft: [
    'CNAME lookup failed temporarily. (#4.4.3)\nthis message has been in the queue too long.',
    '451 4.3.0 Mail server temporarily rejected message: retry timeout exceeded',
    'La boîte aux lettres du destinataire est pleine et ne peut pas accepter de messages.',
    'it was rejected: 550 550 Unknown user ada@example.com (state 18).',
    '554: delivery error: dd This account has been disabled or discontinued [#102].',
    '552 Quota exceeded; for explanation visit https://postmaster.web.example',
    '552 la casella del destinatario ha esaurito lo spazio disponibile',
    'Skrzynka odbiorcy jest przepełniona.',
    '421 4.7.0 Try again later: too many sessions',
    '451 Internal resources are temporarily unavailable - greylisted, please retry',
  ],
  sender: ['Your message was blocked by our Spam Firewall.'],
} as const

test.group('A failed delivery', () => {
  for (const [verdict, diagnostics] of Object.entries(answers)) {
    test(`is ${verdict}: {$self}`)
      .with([...diagnostics])
      .run(({ assert }, diagnostic) => {
        assert.equal(verdictOf({ ...failed, status: '', diagnostic }), verdict)
      })
  }

  for (const [verdict, texts] of Object.entries(notices)) {
    test(`is ${verdict} by its notice: {$self}`)
      .with([...texts])
      .run(({ assert }, notice) => {
        assert.equal(verdictOf({ ...failed, status: '', notice }), verdict)
      })
  }

  test('is hard by its status alone, where that speaks of the address: {$self}')
    .with(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.4.4'])
    .run(({ assert }, status) => {
      assert.equal(verdictOf({ ...failed, status }), 'hard')
      assert.equal(verdictOf({ ...failed, status, action: 'Failed' }), 'hard')
    })

  test('is not hard by another status: {$self}')
    .with(['5.0.0', '5.5.0', '5.2.1', '5.2.2', '5.3.4', '5.7.1', '5.7.26', '5.1.8', '4.1.1', ''])
    .run(({ assert }, status) => assert.notEqual(verdictOf({ ...failed, status }), 'hard'))

  test('is not hard with a temporary status, whatever its words are', ({ assert }) => {
    const diagnostic = 'smtp; 550 No such user'
    assert.equal(verdictOf({ ...failed, status: '4.4.7', diagnostic }), 'soft')
  })

  test('is judged by the answer, not by a status that contradicts it', ({ assert }) => {
    const full = 'smtp; 550 5.2.2 <ada@example.com>... Mailbox Full'
    assert.equal(verdictOf({ ...failed, status: '5.1.1', diagnostic: full }), 'soft')
    const unknown = 'smtp; 550 <ada@example.com>: User unknown'
    assert.equal(verdictOf({ ...failed, status: '5.0.0', diagnostic: unknown }), 'hard')
  })

  test('is judged by the answer behind a general one', ({ assert }) => {
    const prefix = 'smtp; 5.1.0 - Unknown address error 550-'
    const full = `${prefix}'5.2.2 <ada@example.com>... Mailbox Full' (delivery attempts: 0)`
    assert.equal(verdictOf({ ...failed, diagnostic: full }), 'soft')
    const unknown = 'smtp;550 5.1.351 Remote server returned unknown recipient -> 550 No such user'
    assert.equal(verdictOf({ ...failed, diagnostic: unknown }), 'hard')
  })

  test('is judged by the notice where there is no answer', ({ assert }) => {
    const notice = '** Address not found **\nYour message was not delivered.'
    assert.equal(verdictOf({ ...failed, notice }), 'hard')
  })

  test('is soft where a filter says “user unknown” of what it has taken', ({ assert }) => {
    const diagnostic = 'smtp; 550 Unknown user ada@example.com'
    assert.equal(verdictOf({ ...failed, diagnostic }), 'hard')
    const notice = 'said: 550 Unknown user ada@example.com (in reply to end of DATA\n    command)'
    assert.equal(verdictOf({ ...failed, diagnostic, notice }), 'soft')
    assert.equal(verdictOf({ ...failed, status: '5.2.0', diagnostic }), 'soft')
    assert.equal(verdictOf({ ...failed, diagnostic: 'smtp; 550 : User unknown' }), 'soft')
  })

  test('is soft where the notice says that the mailbox is full, or not that it is final', ({
    assert,
  }) => {
    const full = 'Your message was rejected: not enough disk space'
    assert.equal(verdictOf({ ...failed, status: '5.1.1', notice: full }), 'soft')
    const notice = 'ada@example.com [User unknown]'
    assert.equal(verdictOf({ ...failed, action: '', notice }), 'soft')
  })

  test('is not misled by words in addresses and links', ({ assert }) => {
    const diagnostic =
      '550 5.1.1 <mailbox.full@spamhaus.example>: User unknown, see https://blocked.example/spam'
    assert.equal(verdictOf({ ...failed, diagnostic }), 'hard')
  })
})

test.group('A delivery that did not fail', () => {
  test('says nothing: {$self}')
    .with(['delayed', 'Delayed', 'delivered', 'relayed', 'expanded'])
    .run(({ assert }, action) => {
      assert.isNull(verdictOf({ ...failed, action, status: '5.1.1' }))
    })
})
