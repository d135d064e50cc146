import { http } from '@inertiajs/react'
import { browserPause, retry } from '~/live/retry'

type Client = ReturnType<typeof http.getClient>
type Asked = Parameters<Client['request']>[0]

/**
 * Has a page that got no answer asked for again, as everything else that is only read. What is sent is
 * not sent again: it may have arrived.
 */
export function retryVisits() {
  const client = http.getClient()
  http.setClient({
    request: (asked) => (asked.method === 'get' ? askAgain(client, asked) : client.request(asked)),
  })
}

async function askAgain(client: Client, asked: Asked) {
  let failure: unknown
  const attempt = () =>
    client.request(asked).catch((error: unknown) => {
      if (!mayPass(error)) throw error
      failure = error
      return null
    })
  const isWanted = () => !asked.signal?.aborted
  const answer = await retry(attempt, { pause: browserPause, isWanted })
  if (answer) return answer
  // Nobody waits for a visit that was cancelled, as by another one.
  return isWanted() ? Promise.reject(failure) : new Promise<never>(() => {})
}

/** Where the browser knows that there is no line, its reader is told at once. */
function mayPass(error: unknown) {
  const isLost = error instanceof Error && 'code' in error && error.code === 'ERR_NETWORK'
  return isLost && navigator.onLine
}
