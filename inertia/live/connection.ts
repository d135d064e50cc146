import type { Transmit } from '@adonisjs/transmit-client'
import { announce } from '~/live/events'
import type { ServerEvent } from '~/live/live_event'
import { pauseAfter } from '~/live/backoff'

interface Connection {
  profileId: string
  isOpen: () => boolean
  close: () => void
}

let connection: Connection | null = null

/** Keeps the one stream of this tab open for a member, whatever page is shown; null closes it. */
export function stayConnected(profileId: string | null) {
  if (connection?.profileId === profileId) return
  connection?.close()
  connection = profileId === null ? null : keepOpen(profileId)
}

/** Whether the server tells this tab what happens, at this moment. */
export function isConnected() {
  return connection?.isOpen() ?? false
}

/** Opens again after each break, later and later while it fails. */
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
    announce({ type: 'connected', again: connects++ > 0 })
  }
  const lost = (stream: Transmit) => {
    stream.close()
    if (closed || stream !== current) return
    current = null
    listening = false
    timer = setTimeout(open, pauseAfter(failures++, Math.random()))
  }

  void open()
  const close = () => {
    closed = true
    clearTimeout(timer)
    current?.close()
  }
  return { profileId, isOpen: () => listening, close }
}

interface Watch {
  connected: () => void
  lost: (stream: Transmit) => void
}

async function openStream(profileId: string, { connected, lost }: Watch) {
  const { Transmit } = await import('@adonisjs/transmit-client')
  const stream = new Transmit({ baseUrl: location.origin, maxReconnectAttempts: 0 })
  const subscription = stream.subscription(`members/${profileId}`)
  subscription.onMessage<ServerEvent>(announce)
  stream.on('connected', async () => {
    await subscription.create()
    if (subscription.isCreated) connected()
    else lost(stream)
  })
  stream.on('disconnected', () => lost(stream))
  return stream
}
