import { nodeBus, nodeTransport } from '#live/node_bus'
import type { LiveEvent } from '#live/events'
import { forgetWhatIsShown } from '#queries/kept_for'
import { replica } from '#queries/replica/replica'
import { invalidatePool } from '#queries/sites/pool'
import { invalidateSites } from '#queries/sites/current_site'
import { keptPages } from '#replies/kept_pages/kept_pages'
import { closeStreams, sendToAll, sendToMember } from '#live/streams'

/** Messages between the nodes of a site. */
type NodeEvent =
  | { type: 'live'; profileId: string; event: LiveEvent }
  | { type: 'shown'; profileId: string; uid: string }
  | { type: 'hidden'; profileId: string; uid?: string }
  | { type: 'logins_ended'; loginIds: string[] }
  | { type: 'site_changed'; siteId: string }
  | { type: 'shown_changed' }

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
  forgetShown()
  publishToNodes({ type: 'site_changed', siteId })
}

/** Has every node make the pages of visitors anew, of what is stored now. */
export function forgetShownEverywhere() {
  forgetShown()
  publishToNodes({ type: 'shown_changed' })
}

function forgetShown() {
  replica.leaveForNow()
  invalidateSites()
  invalidatePool()
  forgetWhatIsShown()
  keptPages.forget()
}

/** Handles events of other nodes; after a reconnect every page here fetches what it missed. */
export async function subscribeToNodes(noteVisibility: NoteVisibility) {
  let opened = 0
  nodeTransport?.onReconnect(() => {
    if (opened++ === 0) return
    forgetShown()
    sendToAll({ type: 'connected', again: true })
  })
  await nodeBus?.subscribe<NodeEvent>(channel, (event) => handleEvent(event, noteVisibility))
}

function handleEvent(event: NodeEvent, noteVisibility: NoteVisibility) {
  if (event.type === 'live') sendToMember(event.profileId, event.event)
  else if (event.type === 'logins_ended') closeStreams(event.loginIds)
  else if (event.type === 'site_changed' || event.type === 'shown_changed') forgetShown()
  else noteVisibility(event.profileId, event.uid, event.type === 'shown')
}
