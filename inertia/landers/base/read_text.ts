import { browserPause, retry } from '../../live/retry'

const timeoutMilliseconds = 10_000
/** The server tells a refusal as JSON, and by no redirect to another page. */
const headers = { accept: 'application/json, */*' }

/**
 * What the server answers at an address. Network failures and server errors are retried as those of
 * pages with React are; null when every try failed, the server refuses, or it is not wanted any more.
 */
export async function readText(address: string, isWanted = () => true) {
  const answer = await retry(() => readOnce(address), { pause: browserPause, isWanted })
  return answer?.ok ? answer.text : null
}

/** Reads the whole body within the try, as the connection may still break inside it. */
async function readOnce(address: string) {
  try {
    const signal = AbortSignal.timeout(timeoutMilliseconds)
    const answer = await fetch(address, { headers, signal })
    const text = await answer.text()
    return answer.status >= 500 ? null : { ok: answer.ok, text }
  } catch {
    return null
  }
}
