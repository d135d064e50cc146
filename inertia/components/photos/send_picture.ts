import type { Refusal } from '@generated/answers'
import { readCsrfToken } from '~/live/call_server'
import { browserPause, retry } from '~/live/retry'

export type Outcome<Answer> =
  | { kind: 'added'; answer: Answer }
  /** The server's reason, in the member's language. */
  | { kind: 'refused'; refusal: Refusal['refusal']; message: string }
  | { kind: 'broken' }
  | { kind: 'cancelled' }

const patienceMilliseconds = 120_000

interface Upload {
  url: string
  /** The same for every try of one upload: the server stores it once. */
  clientId: string
  file: File
  /** In percent. */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** Uploads a file until the server answers, with growing pauses; the signal aborts it. */
export async function sendPicture<Answer>(upload: Upload): Promise<Outcome<Answer>> {
  const isWanted = () => !upload.signal.aborted
  const outcome = await retry(() => sendOnce<Answer>(upload), { pause: browserPause, isWanted })
  return outcome ?? { kind: isWanted() ? 'broken' : 'cancelled' }
}

/** Null when the connection or the server failed, and another try may succeed. */
function sendOnce<Answer>({ url, clientId, file, onProgress, signal }: Upload) {
  return new Promise<Outcome<Answer> | null>((resolve) => {
    const request = new XMLHttpRequest()
    signal.addEventListener('abort', () => request.abort())
    request.upload.onprogress = ({ loaded, total }) => onProgress(percentOf(loaded, total))
    request.onload = () => resolve(request.status >= 500 ? null : outcomeOf<Answer>(request))
    request.onerror = () => resolve(null)
    request.ontimeout = () => resolve(null)
    request.onabort = () => resolve({ kind: 'cancelled' })
    request.open('POST', `${url}?client_id=${clientId}`)
    request.timeout = patienceMilliseconds
    request.responseType = 'json'
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('X-XSRF-TOKEN', readCsrfToken())
    request.send(formWith(file))
  })
}

function percentOf(loaded: number, total: number) {
  return total > 0 ? Math.floor((loaded / total) * 100) : 0
}

function formWith(file: File) {
  const form = new FormData()
  form.append('photo', file)
  return form
}

function outcomeOf<Answer>({ status, response }: XMLHttpRequest): Outcome<Answer> {
  if (status === 201) return { kind: 'added', answer: response }
  if ((status === 422 || status === 429) && response?.message) {
    return { kind: 'refused', refusal: response.refusal, message: response.message }
  }
  return { kind: 'broken' }
}
