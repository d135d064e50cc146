import type { ServerEvent } from '@generated/answers'
import type { Transmit } from '@adonisjs/transmit-client'
import { emit } from '~/live/events'
import { backoffDelay } from '~/live/backoff'

interface Connection {
  profileId: string
  isOpen: () => boolean
  close: () => void
}

let connection: Connection | null = null

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
    const stream = await openStream(profileId, { connected, lost })
    current = stream
    if (closed) stream.close()
  }
  const connected = () => {
    failures = 0
    listening = true
    emit({ type: 'connected', again: connects++ > 0 })
  }
  const lost = (stream: Transmit) => {
    stream.close()
    if (closed || stream !== current) return
    current = null
    listening = false
    timer = setTimeout(open, backoffDelay(failures++, Math.random()))
  }

  void open()
  const close = () => {
    closed = true
    clearTimeout(timer)
    current?.close()
  }
  return { profileId, isOpen: () => listening, close }
}

interface StreamCallbacks {
  connected: () => void
  lost: (stream: Transmit) => void
}

async function openStream(profileId: string, { connected, lost }: StreamCallbacks) {
  const { Transmit } = await import('@adonisjs/transmit-client')
  const stream = new Transmit({ baseUrl: location.origin, maxReconnectAttempts: 0 })
  const subscription = stream.subscription(`members/${profileId}`)
  subscription.onMessage<ServerEvent>(emit)
  stream.on('connected', async () => {
    await subscription.create()
    if (subscription.isCreated) connected()
    else lost(stream)
  })
  stream.on('disconnected', () => lost(stream))
  return stream
}
