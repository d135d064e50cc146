import type { Socket } from 'node:net'

/** A page open on this node. Only its socket is stored: the request is many times that size. */
type LiveStream = {
  readonly uid: string
  readonly profileId: string
  readonly loginId: string | null
  readonly socket: Socket
  /** True once it has subscribed to its member's channel. */
  listens: boolean
}

/** Bytes buffered for a slow reader; beyond it the stream is closed, and the page reconnects. */
const maxBufferedBytes = 1024 * 1024
const heartbeatSeconds = 30

/** By member, so that the cost of an event does not grow with the number of open pages. */
const opened = new Map<string, Set<LiveStream>>()

let lastPageClosed: (profileId: string) => unknown = () => {}

/** Registers what happens when a member's last page on this node is closed. */
export function onLastPageClosed(tell: typeof lastPageClosed) {
  lastPageClosed = tell
}

/** Adds an open stream until its page is closed. */
export function addStream(page: Omit<LiveStream, 'listens'>) {
  const { profileId, socket } = page
  // A socket that is closed already emits no 'close' any more.
  if (socket.destroyed) return
  const stream = { ...page, listens: false }
  const own = opened.get(profileId) ?? new Set()
  opened.set(profileId, own.add(stream))
  socket.on('close', () => {
    own.delete(stream)
    if (own.size > 0 || opened.get(profileId) !== own) return
    opened.delete(profileId)
    lastPageClosed(profileId)
  })
  // Some browsers consider a stream open only after its first bytes.
  socket.write(':ok\n\n')
}

/** Subscribes a page to its member's events; false when it has no stream on this node. */
export function subscribeStream(profileId: string, uid: string) {
  const stream = [...(opened.get(profileId) ?? [])].find((one) => one.uid === uid)
  if (stream) stream.listens = true
  return stream !== undefined
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
  const text = `data: ${JSON.stringify({ channel: channelOf(profileId), payload })}\n\n`
  for (const stream of own) {
    if (stream.listens) write(stream, text)
  }
}

export function sendToAll(payload: object) {
  for (const profileId of opened.keys()) sendToMember(profileId, payload)
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
  if (socket.writableLength > maxBufferedBytes) socket.destroy()
  else socket.write(text)
}
