import { nodeBus, nodeTransport } from '#live/node_bus'
import type { LiveEvent } from '#live/events'
import { closeStreams, tellAllStreams, tellStreams } from '#live/streams'

/** What nodes of a site tell each other. */
type NodeEvent =
  | { type: 'told'; profileId: string; event: LiveEvent }
  | { type: 'left'; profileId: string }
  | { type: 'sessions_ended'; loginIds: string[] }

const channel = 'vonk::nodes'

export const hasOtherNodes = nodeBus !== null

/** Publishes an event to the other nodes, if there are any. */
export function tellNodes(event: NodeEvent) {
  void nodeBus?.publish(channel, event)
}

/** Closes the streams of these logins on every node. */
export function closeStreamsEverywhere(loginIds: readonly string[]) {
  closeStreams(loginIds)
  tellNodes({ type: 'sessions_ended', loginIds: [...loginIds] })
}

/** Handles events of other nodes; after a reconnect, has every page here fetch what it missed. */
export async function hearNodes(stillHere: (profileId: string) => unknown) {
  let opened = 0
  nodeTransport?.onReconnect(() => {
    if (opened++ > 0) tellAllStreams({ type: 'connected', again: true })
  })
  await nodeBus?.subscribe<NodeEvent>(channel, (event) => hear(event, stillHere))
}

function hear(event: NodeEvent, stillHere: (profileId: string) => unknown) {
  if (event.type === 'told') tellStreams(event.profileId, event.event)
  else if (event.type === 'left') stillHere(event.profileId)
  else closeStreams(event.loginIds)
}
