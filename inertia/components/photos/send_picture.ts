import type { Refusal } from '@generated/answers'
import { readCsrfToken } from '~/live/call_server'
import { browserPause, retry } from '~/live/retry'

export type Outcome<Answer> =
  | { kind: 'added'; answer: Answer }
  /** The server's reason, in the member's language; `final` unless the server itself cannot do it now. */
  | { kind: 'refused'; refusal: Refusal['refusal']; message: string; final: boolean }
  | { kind: 'broken' }
  | { kind: 'cancelled' }

/** Without progress: a slow connection that still sends is waited for. */
const timeoutMilliseconds = 60_000

interface Upload {
  url: string
  /** Stays the same for every try of one upload: the server stores it once. */
  clientId: string
  picture: Blob
  /** In percent. */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** Uploads a picture until the server answers, with growing pauses; the signal aborts it. */
export async function sendPicture<Answer>(upload: Upload): Promise<Outcome<Answer>> {
  const isWanted = () => !upload.signal.aborted
  const outcome = await retry(() => sendOnce<Answer>(upload), { pause: browserPause, isWanted })
  return outcome ?? { kind: isWanted() ? 'broken' : 'cancelled' }
}

/** Null when the connection or the server failed, and another try may succeed. */
function sendOnce<Answer>({ url, clientId, picture, onProgress, signal }: Upload) {
  return new Promise<Outcome<Answer> | null>((resolve) => {
    const request = new XMLHttpRequest()
    let stalled: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(stalled)
      stalled = setTimeout(() => request.abort(), timeoutMilliseconds)
    }
    signal.addEventListener('abort', () => request.abort())
    request.upload.onprogress = ({ loaded, total }) => {
      wait()
      onProgress(percentOf(loaded, total))
    }
    request.onload = () => resolve(outcomeOf<Answer>(request))
    request.onerror = () => resolve(null)
    request.onabort = () => resolve(signal.aborted ? { kind: 'cancelled' } : null)
    request.onloadend = () => clearTimeout(stalled)
    request.open('POST', `${url}?client_id=${clientId}`)
    request.responseType = 'json'
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('X-XSRF-TOKEN', readCsrfToken())
    request.send(formWith(picture))
    wait()
  })
}

function percentOf(loaded: number, total: number) {
  return total > 0 ? Math.floor((loaded / total) * 100) : 0
}

function formWith(picture: Blob) {
  const form = new FormData()
  form.append('photo', picture)
  return form
}

/** Null when another try may succeed: the server failed, and does not say why. */
function outcomeOf<Answer>({ status, response }: XMLHttpRequest): Outcome<Answer> | null {
  if (status === 201) return { kind: 'added', answer: response }
  if (status >= 500 && !response?.refusal) return null
  if (!response?.message) return { kind: 'broken' }
  const { message, refusal } = response
  return { kind: 'refused', refusal, message, final: status < 500 }
}
