import type { Socket } from 'node:net'
import { maxStreams } from '#config/live'

/** A page open on this node. Only its socket is stored: the request is many times that size. */
type LiveStream = {
  readonly uid: string
  readonly profileId: string
  readonly loginId: string | null
  readonly socket: Socket
  /** True once it has subscribed to its member's channel. */
  listens: boolean
  /** Whether somebody can see the page, as it says itself. */
  visible: boolean
}

/** Bytes buffered for a slow reader; beyond it the stream is closed, and the page reconnects. */
const maxBufferedBytes = 1024 * 1024
const heartbeatSeconds = 30

/** Milliseconds until the first page of a node that stops reconnects, between two of them, and until the last. */
const firstReconnect = 500
const reconnectApart = 10
const reconnectWithin = 30_000

/**
 * A browser opens at most six connections to a site over HTTP/1.1, for streams and for all else: some
 * are left for that.
 */
export const streamsPerLogin = 4
/** Streams of all devices of a member together. */
export const streamsPerMember = 30

/** By member, so that the cost of an event does not grow with the number of open pages. */
const opened = new Map<string, Set<LiveStream>>()
let openStreams = 0

let lastVisiblePageClosed: (profileId: string) => unknown = () => {}

/** Registers what happens when the last page that a member saw on this node is closed. */
export function onLastVisiblePageClosed(tell: typeof lastVisiblePageClosed) {
  lastVisiblePageClosed = tell
}

/** Adds an open stream until its page is closed; the oldest goes when there are too many. */
export function addStream(page: Omit<LiveStream, 'listens' | 'visible'>) {
  const { profileId, socket } = page
  // A socket that is closed already emits no 'close' any more.
  if (socket.destroyed) return
  const stream = { ...page, listens: false, visible: false }
  const own = opened.get(profileId) ?? new Set()
  opened.set(profileId, own.add(stream))
  openStreams += 1
  socket.on('close', () => {
    openStreams -= 1
    own.delete(stream)
    if (own.size === 0 && opened.get(profileId) === own) opened.delete(profileId)
    if (stream.visible && !isLooking(profileId)) lastVisiblePageClosed(profileId)
  })
  // Some browsers consider a stream open only after its first bytes.
  socket.write(':ok\n\n')
  supersedeOldest(
    [...own].filter(({ loginId }) => loginId === page.loginId),
    streamsPerLogin
  )
  supersedeOldest([...own], streamsPerMember)
}

/** The number of streams that are open on this node. */
export function countStreams() {
  return openStreams
}

/** Whether this node may open another stream. */
export function hasRoomForStream() {
  return openStreams < maxStreams
}

/**
 * The oldest that nobody sees goes first, never the newest. A closed page learns why, so that it does not
 * reconnect at once and close another one.
 */
function supersedeOldest(streams: readonly LiveStream[], most: number) {
  const alive = streams.filter(({ socket }) => !socket.writableEnded)
  const older = alive.slice(0, -1)
  const byTurn = [...older.filter(({ visible }) => !visible), ...older.filter((one) => one.visible)]
  for (const { profileId, socket } of byTurn.slice(0, Math.max(0, alive.length - most))) {
    socket.write(eventText(profileId, { type: 'superseded' }))
    socket.destroySoon()
  }
}

/** Subscribes a page to its member's events; false when it has no stream on this node. */
export function subscribeStream(profileId: string, uid: string) {
  const stream = findStream(profileId, uid)
  if (stream) stream.listens = true
  return stream !== undefined
}

/** Notes whether a page is visible; false when it has no stream on this node. */
export function setStreamVisible(profileId: string, uid: string | undefined, visible: boolean) {
  const stream = findStream(profileId, uid)
  if (stream) stream.visible = visible
  return stream !== undefined
}

/** Whether the member sees a page that has its stream on this node. */
export function isLooking(profileId: string) {
  return [...(opened.get(profileId) ?? [])].some(({ visible }) => visible)
}

function findStream(profileId: string, uid: string | undefined) {
  return [...(opened.get(profileId) ?? [])].find((one) => one.uid === uid)
}

export function isListening(profileId: string) {
  return [...(opened.get(profileId) ?? [])].some(({ listens }) => listens)
}

/** A member's channel, which only their own pages subscribe to. */
export function channelOf(profileId: string) {
  return `members/${profileId}`
}

/** Sends an event to the member's pages on this node. */
export function sendToMember(profileId: string, payload: object) {
  const own = opened.get(profileId)
  if (!own) return
  const text = eventText(profileId, payload)
  for (const stream of own) {
    if (stream.listens) write(stream, text)
  }
}

function eventText(profileId: string, payload: object) {
  return `data: ${JSON.stringify({ channel: channelOf(profileId), payload })}\n\n`
}

export function sendToAll(payload: object) {
  for (const profileId of opened.keys()) sendToMember(profileId, payload)
}

/**
 * Closes all streams of a node that stops: their pages reconnect to another, or to the next process, one after the
 * other, those that somebody sees first. All at once they would take a processor for seconds.
 */
export function closeAllStreams() {
  const streams = [...allStreams()].toSorted(
    (one, other) => Number(other.visible) - Number(one.visible)
  )
  const apart = Math.min(reconnectApart, reconnectWithin / streams.length)
  for (const [place, { profileId, socket }] of streams.entries()) {
    const after = Math.round(firstReconnect + place * apart)
    socket.write(eventText(profileId, { type: 'closing', after }))
    socket.destroySoon()
    // One that does not read would keep the process.
    setTimeout(() => socket.destroy(), firstReconnect).unref()
  }
}

/** Closes the streams of these logins; their pages reconnect as visitors. */
export function closeStreams(loginIds: readonly string[]) {
  for (const { loginId, socket } of allStreams()) {
    if (loginId && loginIds.includes(loginId)) socket.destroy()
  }
}

/** One timer for all heartbeats: each stream gets one every 30 seconds, spread over that time. */
export function startHeartbeat() {
  let second = 0
  const beat = () => {
    second = (second + 1) % heartbeatSeconds
    let place = 0
    for (const stream of allStreams()) {
      if (place++ % heartbeatSeconds === second) write(stream, ':\n\n')
    }
  }
  return setInterval(beat, 1000).unref()
}

function* allStreams() {
  for (const own of opened.values()) yield* own
}

function write({ socket }: LiveStream, text: string) {
  if (!socket.writable) return
  if (socket.writableLength > maxBufferedBytes) socket.destroy()
  else socket.write(text)
}
