import type { ServerEvent } from '@generated/answers'
import type { Transmit } from '@adonisjs/transmit-client'
import { emit } from '~/live/events'
import { backoffDelay } from '~/live/backoff'
import { provideStreamId } from '~/live/stream_id'
import { loadChunk } from '~/reload_guard'

interface Connection {
  profileId: string
  isOpen: () => boolean
  streamId: () => string | undefined
  close: () => void
}

let connection: Connection | null = null
provideStreamId(() => connection?.streamId())

/** Keeps this tab's event stream open for a member across pages; null closes it. */
export function stayConnected(profileId: string | null) {
  if (connection?.profileId === profileId) return
  connection?.close()
  connection = profileId === null ? null : keepOpen(profileId)
}

/** Whether live events reach this tab now. */
export function isConnected() {
  return connection?.isOpen() ?? false
}

/** Reconnects with backoff. */
function keepOpen(profileId: string): Connection {
  let current: Transmit | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let connects = 0
  let listening = false
  let closed = false

  const open = async () => {
    current = await openStream(profileId, { connected, lost, closing, superseded })
    if (closed) current?.close()
    else if (!current) reconnect()
  }
  const reconnect = () => {
    timer = setTimeout(open, backoffDelay(failures++, Math.random()))
  }
  const connected = () => {
    failures = 0
    listening = true
    emit({ type: 'connected', again: connects++ > 0 })
  }
  /** False for a stream that is not used any more. */
  const leave = (stream: Transmit) => {
    stream.close()
    if (closed || stream !== current) return false
    current = null
    listening = false
    return true
  }
  const lost = (stream: Transmit) => {
    if (leave(stream)) reconnect()
  }

  /** Reconnects when its turn has come: a node that stops has many streams. */
  const closing = (stream: Transmit, after: number) => {
    if (leave(stream)) timer = setTimeout(open, after)
  }

  /** Reconnects once somebody looks at this page again; reconnecting at once would close another. */
  const superseded = (stream: Transmit) => {
    if (!leave(stream)) return
    whenLookedAt(() => {
      if (!closed && !current) void open()
    })
  }

  void open()
  const close = () => {
    closed = true
    clearTimeout(timer)
    current?.close()
  }
  return { profileId, isOpen: () => listening, streamId: () => current?.uid, close }
}

interface StreamCallbacks {
  connected: () => void
  lost: (stream: Transmit) => void
  closing: (stream: Transmit, after: number) => void
  superseded: (stream: Transmit) => void
}

/** Calls back once, the next time the page is focused. */
function whenLookedAt(callBack: () => void) {
  window.addEventListener('focus', callBack, { once: true })
}

/** Null when its code failed to load. */
async function openStream(
  profileId: string,
  { connected, lost, closing, superseded }: StreamCallbacks
) {
  const client = await loadChunk(() => import('@adonisjs/transmit-client'))
  if (!client) return null
  const stream = new client.Transmit({ baseUrl: location.origin, maxReconnectAttempts: 0 })
  const subscription = stream.subscription(`members/${profileId}`)
  subscription.onMessage<ServerEvent>((event) => {
    if (event.type === 'superseded') superseded(stream)
    else if (event.type === 'closing') closing(stream, event.after)
    else emit(event)
  })
  stream.on('connected', async () => {
    await subscription.create()
    if (subscription.isCreated) connected()
    else lost(stream)
  })
  stream.on('disconnected', () => lost(stream))
  return stream
}
