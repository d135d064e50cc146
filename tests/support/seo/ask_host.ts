import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { siteUrl } from '#tests/support/http/cookies'

export type Answer = Readonly<{
  status: number
  headers: IncomingMessage['headers']
  body: string
}>

/** Asks the site under test as if it were at the domain of this address; redirects are not followed. */
export async function askHost(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { host, pathname, search } = new URL(url)
  const { hostname, port } = new URL(siteUrl)
  // A connection kept open would be closed by the server while a test reads what it got.
  const asked = request({
    agent: false,
    hostname,
    port,
    path: pathname + search,
    headers: { accept: 'text/html', host, ...headers },
  })
  const [answer]: IncomingMessage[] = await once(asked.end(), 'response')
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: await text(answer),
  }
}

/** The address of a path at a domain of the site under test. */
export function urlAt(domain: string, path: string) {
  const url = new URL(path, siteUrl)
  url.hostname = domain
  return url.href
}
