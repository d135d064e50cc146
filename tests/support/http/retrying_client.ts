import { setTimeout as wait } from 'node:timers/promises'

/**
 * In milliseconds: the timeout of a request, which doubles with each retry for the sake of slow
 * machines, the pause before a retry, and the polling interval.
 */
const timeouts = { first: 150, longest: 10_000 }
const pause = 20
const newsEvery = 150

type Seen = Readonly<{ id: string; sequence: number; mine: boolean; body: string }>
type Newer = Readonly<{ messages: Seen[]; hasNewer: boolean }>

class Refused extends Error {}

/** Follows the protocol of the conversation page over an unreliable connection, only faster. */
export function retryingClient(
  url: string,
  headers: Record<string, string>,
  conversationId: string
) {
  const path = `${url}/chats/${conversationId}/messages`
  const seen: Seen[] = []

  /** Retries until there is a response; a refusal ends it. */
  const insist = async <T>(address: string, init: RequestInit = {}): Promise<T> => {
    for (let timeout = timeouts.first; ; timeout = Math.min(2 * timeout, timeouts.longest)) {
      const answer = await ask<T>(address, { ...init, headers }, timeout)
      if (answer) return answer
      await wait(pause)
    }
  }
  /** Sends in order: the next message leaves once this one is confirmed. */
  const sendAll = async (bodies: readonly string[], sent: () => void) => {
    for (const body of bodies) {
      const message = { client_id: crypto.randomUUID(), body }
      await insist(path, { method: 'POST', body: JSON.stringify(message) })
      sent()
    }
  }
  /** Fetches what follows the last sequence; duplicates would be kept as such. */
  const catchUp = async () => {
    for (let hasNewer = true; hasNewer;) {
      const newer = await insist<Newer>(`${path}?after=${seen.at(-1)?.sequence ?? 0}`)
      seen.push(...newer.messages)
      hasNewer = newer.hasNewer
    }
  }
  /** Polls as an open page does. */
  const readAlong = async (goesOn: () => boolean) => {
    while (goesOn()) await catchUp().then(() => wait(newsEvery))
  }
  return { sendAll, catchUp, readAlong, seen }
}

async function ask<T>(address: string, init: RequestInit, timeout: number): Promise<T | null> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(timeout) })
    if (response.status >= 500) return null
    if (!response.ok) throw new Refused(`${response.status}: ${await response.text()}`)
    return (await response.json()) as T
  } catch (error) {
    if (error instanceof Refused) throw error
    return null
  }
}
