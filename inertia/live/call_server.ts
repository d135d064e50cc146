import type { Answers } from '@generated/answers'
import { isVisiting } from '~/live/current_visit'
import { browserPause, retry } from '~/live/retry'

const timeoutMilliseconds = 10_000

type Method = 'GET' | 'POST' | 'DELETE'

/** A response that holds, where it is ok, what the named route answers. */
export type Reply<Route extends keyof Answers> = Readonly<{ json(): Promise<Answers[Route]> }> &
  Response

/**
 * Calls the server. Network failures and server errors are retried with backoff; null when every try
 * failed, or the response is not wanted any more.
 */
export function callServer<Route extends keyof Answers = never>(
  method: Method,
  url: string,
  body?: object,
  isWanted = () => true
) {
  return retry(() => callOnce<Route>(method, url, body), { pause: browserPause, isWanted })
}

/** Calls the server without retries, for what is worthless later; null when it failed. */
export async function callOnce<Route extends keyof Answers = never>(
  method: Method,
  url: string,
  body?: object
): Promise<Reply<Route> | null> {
  return request(method, url, body)
    .then(checkResponse)
    .catch(() => null)
}

/**
 * Reads the whole body, as the connection may still break inside it. A redirect counts as a failure:
 * it is how the server answers a form whose CSRF token has expired.
 */
async function checkResponse(response: Response) {
  if (response.type === 'opaqueredirect' || response.status >= 500) return null
  const copy = response.clone()
  const isJson = copy.headers.get('Content-Type')?.includes('json')
  const data = await (isJson ? copy.json() : copy.arrayBuffer())
  return isLoggedOut(response, data) ? becomeVisitor() : response
}

/** Visitors may call /api/user.php, which answers them with the same error. */
function isLoggedOut({ status, url }: Response, data: { error?: string }) {
  const { pathname } = new URL(url)
  const refused = status === 403 && data.error === 'authentication_required'
  return refused && pathname !== '/api/user.php'
}

/**
 * The login ended elsewhere: the session here ends, too, and the server leads to the login and back, where
 * this address needs one. Not during a visit, which may be what ended it: a reload would cancel it and
 * lose its answer.
 */
async function becomeVisitor() {
  if (isVisiting()) return null
  await request('GET', '/api/logout.php').catch(() => {})
  location.reload()
  return null
}

function request(method: Method, url: string, body?: object) {
  return fetch(url, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMilliseconds),
    headers: {
      'Accept': 'application/json',
      'Content-Type': 'application/json',
      'X-Request-Type': 'client',
      'X-XSRF-TOKEN': readCsrfToken(),
    },
    body: body && JSON.stringify(body),
  })
}

/** The CSRF token. */
export function readCsrfToken() {
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return decodeURIComponent(token ?? '')
}
