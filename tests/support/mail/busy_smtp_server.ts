import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/**
 * An SMTP server that answers the first mail to this address only when told to, and accepts the
 * following ones. Mails to others, such as a scheduled reminder, are accepted and do not count.
 */
export async function busySmtpServer(recipient: string) {
  const taken: string[] = []
  /** Resolves with what accepts the mail. */
  const firstCame = Promise.withResolvers<() => void>()
  const secondTaken = Promise.withResolvers<void>()
  let came = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, answer) {
      const addresses = envelope.rcptTo.map(({ address }) => address)
      const counts = addresses.includes(recipient)
      const isFirst = counts && came++ === 0
      void text(stream).then(() => {
        const accept = () => {
          if (counts) taken.push(...addresses)
          answer()
        }
        if (!counts) return accept()
        if (isFirst) return firstCame.resolve(accept)
        accept()
        secondTaken.resolve()
      })
    },
  })
  // A killed site does not close its connection.
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo
  return {
    settings: { MAIL_MAILER: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port) },
    taken,
    firstCame: firstCame.promise,
    secondTaken: secondTaken.promise,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
