import type { Socket } from 'node:net'

/** A page that is open here. Only the line to it is kept: its request is many times this size. */
type LiveStream = {
  readonly uid: string
  readonly profileId: string
  readonly loginId: string | null
  readonly socket: Socket
  /** From when it has asked for its member's channel. */
  listens: boolean
}

/** What waits for a reader who does not read; more, and they start anew. */
const mostWaitingBytes = 1024 * 1024
const heartbeatSeconds = 30

/** By member, so that telling one costs the same however many are open. */
const opened = new Map<string, Set<LiveStream>>()

let deserted: (profileId: string) => unknown = () => {}

/** Calls this when the last page of a member that was open here is gone. */
export function whenDeserted(tell: typeof deserted) {
  deserted = tell
}

/** Keeps a line that has been answered, and forgets it when its page is gone. */
export function keepStream(page: Omit<LiveStream, 'listens'>) {
  const { profileId, socket } = page
  // Of who has hung up already nobody would tell.
  if (socket.destroyed) return
  const stream = { ...page, listens: false }
  const own = opened.get(profileId) ?? new Set()
  opened.set(profileId, own.add(stream))
  socket.on('close', () => {
    own.delete(stream)
    if (own.size > 0 || opened.get(profileId) !== own) return
    opened.delete(profileId)
    deserted(profileId)
  })
  // Some browsers take a stream for open only when something came.
  socket.write(':ok\n\n')
}

/** From here on the page hears what its member is told; false when it has no stream here. */
export function listen(profileId: string, uid: string) {
  const stream = [...(opened.get(profileId) ?? [])].find((one) => one.uid === uid)
  if (stream) stream.listens = true
  return stream !== undefined
}

export function isListening(profileId: string) {
  return [...(opened.get(profileId) ?? [])].some(({ listens }) => listens)
}

/** The name under which a member's pages, and nobody else's, hear of them. */
export function channelOf(profileId: string) {
  return `members/${profileId}`
}

/** Tells the pages of a member that are open here. */
export function tellStreams(profileId: string, payload: object) {
  const own = opened.get(profileId)
  if (!own) return
  const text = `data: ${JSON.stringify({ channel: channelOf(profileId), payload })}\n\n`
  for (const stream of own) {
    if (stream.listens) write(stream, text)
  }
}

export function tellAllStreams(payload: object) {
  for (const profileId of opened.keys()) tellStreams(profileId, payload)
}

/** Ends the streams of these logins; their pages find out that they are a visitor's. */
export function closeStreams(loginIds: readonly string[]) {
  for (const { loginId, socket } of allStreams()) {
    if (loginId && loginIds.includes(loginId)) socket.destroy()
  }
}

/** One clock for all: each stream hears something every half minute, not all at the same moment. */
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
  if (socket.writableLength > mostWaitingBytes) socket.destroy()
  else socket.write(text)
}
