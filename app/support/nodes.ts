import transmit from '@adonisjs/transmit/services/main'
import { nodeTransport } from '#config/transmit'
import { closeStreams } from '#support/live_streams'

/** What nodes of a site tell each other, beside what their members' pages hear. */
type NodeEvent = { type: 'sessions_ended'; loginIds: string[] }

const channel = 'vonk::nodes'

/** Ends the streams of these logins, at whatever node they are. */
export function closeStreamsEverywhere(loginIds: readonly string[]) {
  closeStreams(loginIds)
  const event: NodeEvent = { type: 'sessions_ended', loginIds: [...loginIds] }
  // A stream that hears nothing of it ends when it next connects.
  nodeTransport?.publish(channel, event).catch(() => {})
}

/** Does what other nodes ask for; and after a break lets every page here ask what it missed. */
export async function hearNodes() {
  let opened = 0
  nodeTransport?.onReconnect(() => {
    if (opened++ > 0) tellEveryPage()
  })
  await nodeTransport?.subscribe<NodeEvent>(channel, ({ loginIds }) => closeStreams(loginIds))
}

function tellEveryPage() {
  for (const [stream, channels] of transmit.getManager().getAllSubscribers()) {
    const payload = { type: 'connected', again: true }
    for (const one of channels) stream.writeMessage({ data: { channel: one, payload } })
  }
}
