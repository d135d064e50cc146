import { EventEmitter, once } from 'node:events'
import type { Serializable, Transport } from '@boringnode/bus/types/main'

/** A node of a site that records what it receives on a channel. */
export async function subscribedNode(transport: Transport, id: string, channel = 'events') {
  const said: Serializable[] = []
  const ear = new EventEmitter()
  transport.setId(id)
  await transport.subscribe<Serializable>(channel, (payload) => {
    said.push(payload)
    ear.emit('heard')
  })
  const hears = async (count: number) => {
    while (said.length < count) await once(ear, 'heard')
    return said
  }
  return { transport, hears, say: (payload: Serializable) => transport.publish(channel, payload) }
}

export async function disconnect(...transports: Transport[]) {
  await Promise.all(transports.map((one) => one.disconnect()))
}

/** Resolves once each of them is connected, again or for the first time. */
export function reconnected(...transports: Transport[]) {
  return Promise.all(
    transports.map((one) => new Promise<void>((fulfil) => one.onReconnect(fulfil)))
  )
}
