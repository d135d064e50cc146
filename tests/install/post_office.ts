import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

type Mail = Readonly<{ sender: string; recipient: string }>

export type PostOffice = Awaited<ReturnType<typeof startPostOffice>>

/** In place of the postfix of a machine; like that of Debian, with a certificate that nobody trusts. */
export async function startPostOffice() {
  let tell = (_mail: Mail) => {}
  const next = new Promise<Mail>((fulfil) => (tell = fulfil))
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH'],
    onData(stream, { envelope }, answer) {
      const sender = envelope.mailFrom ? envelope.mailFrom.address : ''
      tell({ sender, recipient: envelope.rcptTo[0].address })
      stream.resume().once('end', answer)
    },
  })
  // A refused certificate ends its connection.
  server.on('error', () => {})
  await new Promise<void>((fulfil) => {
    server.listen(0, '127.0.0.1', fulfil)
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    firstMail: () => next,
    stop: () => server.close(),
  }
}
