import type { Answers } from '@generated/answers'
import { tryAgain } from '~/live/try_again'

const patienceMilliseconds = 10_000

type Method = 'GET' | 'POST' | 'DELETE'

/** A response that holds, where it is ok, what the named route answers. */
export type Reply<Route extends keyof Answers> = Readonly<{ json(): Promise<Answers[Route]> }> &
  Response

/**
 * Calls the server from script. A call that fails on the way, or at the server, is repeated; null
 * when it never got through, or when it is not wanted any more.
 */
export function callServer<Route extends keyof Answers = never>(
  method: Method,
  url: string,
  body?: object,
  isWanted = () => true
) {
  return tryAgain(() => callOnce<Route>(method, url, body), { pause, isWanted })
}

/** The same without another try, for what is worthless later; null when it failed. */
export async function callOnce<Route extends keyof Answers = never>(
  method: Method,
  url: string,
  body?: object
): Promise<Reply<Route> | null> {
  return request(method, url, body)
    .then(answerOf)
    .catch(() => null)
}

/**
 * The line may still break inside the body: an answer counts when all of it is here. A redirect
 * is none: it is how a page would be told that its token is old.
 */
async function answerOf(response: Response) {
  if (response.type === 'opaqueredirect' || response.status >= 500) return null
  const copy = response.clone()
  const isJson = copy.headers.get('Content-Type')?.includes('json')
  const data = await (isJson ? copy.json() : copy.arrayBuffer())
  return isSignedOut(response, data) ? leave() : response
}

/** Visitors may ask who they are, and nothing else that is for members (section 7). */
function isSignedOut({ status, url }: Response, data: { error?: string }) {
  const { pathname } = new URL(url)
  const refused = status === 403 && data.error === 'authentication_required'
  return refused && pathname !== '/api/user.php'
}

/** The session ended elsewhere: the server decides what this page is for a visitor. */
function leave() {
  location.reload()
  return null
}

/** A server that takes the call and says nothing is as good as none. */
function request(method: Method, url: string, body?: object) {
  return fetch(url, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMilliseconds),
    headers: {
      'Accept': 'application/json',
      'Content-Type': 'application/json',
      'X-Request-Type': 'client',
      'X-XSRF-TOKEN': readToken(),
    },
    body: body && JSON.stringify(body),
  })
}

/** What proves to the server that a request comes from its own page. */
export function readToken() {
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return decodeURIComponent(token ?? '')
}

/** Ends early when the browser finds its network again. */
function pause(milliseconds: number) {
  return new Promise<void>((resolve) => {
    const end = () => {
      removeEventListener('online', end)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
  })
}
