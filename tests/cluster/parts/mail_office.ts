import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type Mail = Readonly<{ to: string; source: string }>
export type MailOffice = Awaited<ReturnType<typeof startMailOffice>>

/** A mail server with an entrance for each worker, so that one knows whose mail it has in hand. */
export async function startMailOffice(workers: readonly string[]) {
  const accepted: Mail[] = []
  /** By worker: told of the mail that is held for ever. */
  const holding = new Map<string, () => void>()
  const entrances = await Promise.all(workers.map((worker) => openEntrance(worker)))

  async function openEntrance(worker: string) {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData(stream, { envelope }, answer) {
        void text(stream).then((source) => {
          const hold = holding.get(worker)
          if (hold) return hold()
          // Long lines were broken for the way (quoted-printable).
          const whole = source.replaceAll('=\r\n', '')
          accepted.push(...envelope.rcptTo.map(({ address }) => ({ to: address, source: whole })))
          answer()
        })
      },
    })
    // A killed worker does not close its connection.
    server.on('error', () => {})
    await new Promise<void>((fulfil) => {
      server.listen(0, '127.0.0.1', fulfil)
    })
    const { port } = server.server.address() as AddressInfo
    return { worker, port, server }
  }

  return {
    accepted,
    /** The settings with which a worker sends its mails here. */
    settingsOf: (name: string) => {
      const { port } = entrances.find(({ worker }) => worker === name)!
      return { MAIL_MAILER: 'smtp', SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port) }
    },
    /** Leaves the mails of a worker unanswered from now on; resolves when the first is in hand. */
    holdMailsOf: (worker: string) =>
      new Promise<void>((fulfil) => {
        holding.set(worker, fulfil)
      }),
    answerMailsOf: (worker: string) => void holding.delete(worker),
    stop: () =>
      Promise.all(
        entrances.map(({ server }) => new Promise<void>((fulfil) => server.close(fulfil)))
      ),
  }
}
