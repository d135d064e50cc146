import { nodeBus, nodeTransport } from '#live/node_bus'
import type { LiveEvent } from '#live/events'
import { invalidateClosedSites } from '#queries/sites/closed_sites'
import { invalidateSites } from '#queries/sites/current_site'
import { closeStreams, sendToAll, sendToMember } from '#live/streams'

/** Messages between the nodes of a site. */
type NodeEvent =
  | { type: 'live'; profileId: string; event: LiveEvent }
  | { type: 'shown'; profileId: string; uid: string }
  | { type: 'hidden'; profileId: string; uid?: string }
  | { type: 'logins_ended'; loginIds: string[] }
  | { type: 'site_changed'; siteId: string }

type NoteVisibility = (profileId: string, uid: string | undefined, visible: boolean) => unknown

const channel = 'vonk::nodes'

export const hasOtherNodes = nodeBus !== null

/** Publishes an event to the other nodes, if there are any. */
export function publishToNodes(event: NodeEvent) {
  void nodeBus?.publish(channel, event)
}

/** Closes the streams of these logins on every node. */
export function closeStreamsEverywhere(loginIds: readonly string[]) {
  closeStreams(loginIds)
  publishToNodes({ type: 'logins_ended', loginIds: [...loginIds] })
}

/** Has every node read its sites and their settings anew. */
export function forgetSitesEverywhere(siteId: string) {
  forgetSites()
  publishToNodes({ type: 'site_changed', siteId })
}

function forgetSites() {
  invalidateSites()
  invalidateClosedSites()
}

/** Handles events of other nodes; after a reconnect every page here fetches what it missed. */
export async function subscribeToNodes(noteVisibility: NoteVisibility) {
  let opened = 0
  nodeTransport?.onReconnect(() => {
    if (opened++ > 0) sendToAll({ type: 'connected', again: true })
  })
  await nodeBus?.subscribe<NodeEvent>(channel, (event) => handleEvent(event, noteVisibility))
}

function handleEvent(event: NodeEvent, noteVisibility: NoteVisibility) {
  if (event.type === 'live') sendToMember(event.profileId, event.event)
  else if (event.type === 'logins_ended') closeStreams(event.loginIds)
  else if (event.type === 'site_changed') forgetSites()
  else noteVisibility(event.profileId, event.uid, event.type === 'shown')
}
