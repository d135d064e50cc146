const retries = 5
const firstPauseMilliseconds = 500

type Method = 'GET' | 'POST' | 'DELETE'

/**
 * Calls the server from script. A call that fails on the way, or at the server, is repeated up to
 * five times, each after a longer pause (section 7); null when it never got through.
 */
export async function callServer(method: Method, url: string, body?: object) {
  for (let attempt = 0; attempt <= retries; attempt++) {
    if (attempt > 0) await pause(firstPauseMilliseconds * 2 ** (attempt - 1))
    const response = await callOnce(method, url, body)
    if (response) return response
  }
  return null
}

/** The same without another try, for what is worthless later; null when it failed. */
export async function callOnce(method: Method, url: string, body?: object) {
  const response = await request(method, url, body).catch(() => null)
  return response && isAnswer(response) ? response : null
}

/** A redirect is no answer to script: it is how a page would be told that its token is old. */
function isAnswer(response: Response) {
  return response.type !== 'opaqueredirect' && response.status < 500
}

function request(method: string, url: string, body?: object) {
  return fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      'Accept': 'application/json',
      'Content-Type': 'application/json',
      'X-Request-Type': 'client',
      'X-XSRF-TOKEN': readToken(),
    },
    body: body && JSON.stringify(body),
  })
}

function readToken() {
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return decodeURIComponent(token ?? '')
}

function pause(milliseconds: number) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
