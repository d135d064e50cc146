import { text } from 'node:stream/consumers'
import type { Group } from '@japa/runner/core'
import { SMTPServer } from 'smtp-server'
import { Mailer } from '#mails/mailer'
import env from '#start/env'
import { sitePorts } from '#tests/support/site/ports'

type ReceivedMail = Readonly<{ sender: string; recipients: string[]; source: string }>

/** The mails that the server has received, the newest last. */
export const receivedMails: ReceivedMail[] = []

class SmtpMailer extends Mailer {
  protected readonly transport = 'smtp'
}

/** Sends to the mail server of `withPostOffice`. */
export async function smtpMailer() {
  return new SmtpMailer(await sitePorts())
}

/** Runs an SMTP server for the group, at the address of the smtp mailer. */
export function withSmtpServer(group: Group) {
  group.setup(async () => {
    receivedMails.length = 0
    const server = makeServer()
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(env.get('SMTP_PORT'), env.get('SMTP_HOST'), resolve)
    })
    return () => new Promise<void>((resolve) => server.close(resolve))
  })
}

/** The first part of a mail with this content type, as the reader sees it; attachments come after them. */
export function partOf({ source }: Pick<ReceivedMail, 'source'>, type: string) {
  const boundaries = [...source.matchAll(/boundary="([^"]+)"/g)].map(([, boundary]) => boundary)
  const parts = boundaries.reduce(
    (all, boundary) => all.flatMap((one) => one.split(`--${boundary}`)),
    [source]
  )
  const part = parts.find((one) => one.includes(`\r\nContent-Type: ${type}`)) ?? ''
  const [head, ...body] = part.trim().split('\r\n\r\n')
  const written = body.join('\r\n\r\n')
  return head.includes('quoted-printable') ? unquoted(written) : written
}

/** The text of a mail in one line, as it is wrapped anywhere. */
export function wordsOf(mail: ReceivedMail) {
  return partOf(mail, 'text/plain').replace(/\s+/g, ' ')
}

function makeServer() {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, answer) {
      const sender = envelope.mailFrom ? envelope.mailFrom.address : ''
      const recipients = envelope.rcptTo.map(({ address }) => address)
      text(stream).then((source) => {
        receivedMails.push({ sender, recipients, source })
        answer()
      }, answer)
    },
  })
}

function unquoted(written: string) {
  const bytes = written
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
