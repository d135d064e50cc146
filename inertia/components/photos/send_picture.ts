import type { Refusal } from '@generated/answers'
import { readCsrfToken } from '~/live/call_server'

export type Outcome<Answer> =
  | { kind: 'added'; answer: Answer }
  /** The server's reason, in the member's language. */
  | { kind: 'refused'; refusal: Refusal['refusal']; message: string }
  | { kind: 'broken' }
  | { kind: 'cancelled' }

const patienceMilliseconds = 120_000

/** Uploads a file, reporting progress in percent; the signal aborts it. */
export function sendPicture<Answer>(
  url: string,
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal
) {
  return new Promise<Outcome<Answer>>((resolve) => {
    const request = new XMLHttpRequest()
    signal.addEventListener('abort', () => request.abort())
    request.upload.onprogress = ({ loaded, total }) => onProgress(percentOf(loaded, total))
    request.onload = () => resolve(outcomeOf<Answer>(request))
    request.onerror = () => resolve({ kind: 'broken' })
    request.ontimeout = () => resolve({ kind: 'broken' })
    request.onabort = () => resolve({ kind: 'cancelled' })
    request.open('POST', url)
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
