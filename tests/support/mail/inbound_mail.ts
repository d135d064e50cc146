import { tagOf, type TagPurpose } from '#core/notifications/mail/mail_tag'
import { ada } from '#tests/support/people/people'
import { sitePorts } from '#tests/support/site/ports'

/** The mail tag in Ada's mails. */
export async function adasTag(purpose: TagPurpose) {
  const ports = await sitePorts()
  return tagOf(ports, purpose, { userId: ada().user.id, address: 'ada@example.com' })
}

/** A bounce, as a mail server sends it to the envelope sender (RFC 3464). */
export function bounce(mark: string, status = '5.1.1', action = 'failed') {
  return mail(`bounce+${mark}@vonk.example`, 'report; report-type=delivery-status', [
    ['text/plain', 'I could not deliver your message.'],
    [
      'message/delivery-status',
      [
        ['Reporting-MTA: dns; mx.example.com', 'Arrival-Date: Mon, 2 Mar 2026 10:00:00 +0000'],
        [
          'Final-Recipient: rfc822; ada@example.com',
          `Action: ${action}`,
          `Status: ${status} (no such mailbox)`,
          `Diagnostic-Code: smtp; 550`,
          `  ${status}`,
        ],
      ]
        .map((block) => block.join('\r\n'))
        .join('\r\n\r\n'),
    ],
    ['text/rfc822-headers', 'From: hello@vonk.example\r\nTo: ada@example.com'],
  ])
}

/** A complaint, as a mailbox provider sends it when a reader reports spam (RFC 5965). */
export function complaint(tag: string, feedbackType = 'abuse') {
  return mail('fbl@vonk.example', 'report; report-type=feedback-report', [
    ['text/plain', 'This is an email abuse report.'],
    [
      'message/feedback-report',
      `Feedback-Type: ${feedbackType}\r\nUser-Agent: Provider/1.0\r\nVersion: 1`,
    ],
    [
      'message/rfc822',
      [
        'From: hello@vonk.example',
        'To: ada@example.com',
        `List-Unsubscribe: <https://vonk.example/unsubscribe/${tag}>,`,
        ` <mailto:stop+${tag}@vonk.example>`,
        'Subject: Hoi',
        '',
        'Hoi',
      ].join('\r\n'),
    ],
  ])
}

/** An unsubscribe request, as a mail program sends it (RFC 2369). */
export function wishToEnd(mark: string) {
  return mail(`stop+${mark}@vonk.example`, 'mixed', [['text/plain', 'unsubscribe']])
}

function mail(to: string, type: string, parts: [type: string, content: string][]) {
  return [
    'From: postmaster@mx.example.com',
    `To: ${to}`,
    'Subject: Report',
    'MIME-Version: 1.0',
    `Content-Type: multipart/${type}; boundary="cut"`,
    '',
    ...parts.map(([kind, content]) => `--cut\r\nContent-Type: ${kind}\r\n\r\n${content}\r\n`),
    '--cut--',
    '',
  ].join('\r\n')
}
