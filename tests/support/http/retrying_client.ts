import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds: until an answer is given up, until the next try, until a page asks for news again. */
const patience = 150
const pause = 20
const newsEvery = 150

type Seen = Readonly<{ id: string; sequence: number; mine: boolean; body: string }>
type Newer = Readonly<{ messages: Seen[]; hasNewer: boolean }>

class Refused extends Error {}

/** Keeps to the protocol of the chat page over a line that fails, only faster. */
export function retryingClient(
  url: string,
  headers: Record<string, string>,
  conversationId: string
) {
  const path = `${url}/chats/${conversationId}/messages`
  const seen: Seen[] = []

  /** Again and again until there is an answer; one that says no ends it. */
  const insist = async <T>(address: string, init: RequestInit = {}): Promise<T> => {
    for (;;) {
      const answer = await ask<T>(address, { ...init, headers })
      if (answer) return answer
      await wait(pause)
    }
  }
  /** In the order of writing, each message once: the next leaves when this one was answered for. */
  const sendAll = async (bodies: readonly string[], sent: () => void) => {
    for (const body of bodies) {
      const message = { client_id: crypto.randomUUID(), body }
      await insist(path, { method: 'POST', body: JSON.stringify(message) })
      sent()
    }
  }
  /** What came after the last number; what comes twice would stand here twice. */
  const catchUp = async () => {
    for (let hasNewer = true; hasNewer;) {
      const newer = await insist<Newer>(`${path}?after=${seen.at(-1)?.sequence ?? 0}`)
      seen.push(...newer.messages)
      hasNewer = newer.hasNewer
    }
  }
  /** As an open page does, all the while. */
  const readAlong = async (goesOn: () => boolean) => {
    while (goesOn()) await catchUp().then(() => wait(newsEvery))
  }
  return { sendAll, catchUp, readAlong, seen }
}

async function ask<T>(address: string, init: RequestInit): Promise<T | null> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(patience) })
    if (response.status >= 500) return null
    if (!response.ok) throw new Refused(`${response.status}: ${await response.text()}`)
    return (await response.json()) as T
  } catch (error) {
    if (error instanceof Refused) throw error
    return null
  }
}
