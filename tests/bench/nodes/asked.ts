import type { Asking } from '#tests/bench/arrivals'
import type { Target } from '#tests/bench/measure'
import type { Pair } from '#tests/bench/nodes/talk'

/** What members ask of the nodes, each with a member of their own. */
export type Kind = Readonly<{
  name: string
  method: 'GET' | 'POST'
  path: (pair: Pair) => string
  body?: () => string
}>

export const bare: Kind = page('the bare page', '/bench/bare?rows=100')

export const kinds: readonly Kind[] = [
  page('/members', '/members'),
  page('/chats', '/chats'),
  page('/api/user.php', '/api/user.php'),
  {
    name: 'a message',
    method: 'POST',
    path: ({ conversationId }) => `/chats/${conversationId}/messages`,
    body: () => JSON.stringify({ client_id: crypto.randomUUID(), body: 'How was your day?' }),
  },
]

function page(name: string, path: string): Kind {
  return { name, method: 'GET', path: () => path }
}

/** Sends requests of a kind as fast as they are answered, over a connection for each pair. */
export function targetOf(kind: Kind, url: string, pairs: readonly Pair[]): Target {
  const { body, method, name } = kind
  const each = (connection: number) => {
    const pair = pairs[connection % pairs.length]
    return { path: kind.path(pair), headers: headersOf(kind, pair) }
  }
  return { name, urls: [url], method, body, each, connections: pairs.length }
}

/** One after another, by the pairs in turn. */
export function askingOf(kind: Kind, url: string, pairs: readonly Pair[]): () => Asking {
  let turn = 0
  return () => {
    const pair = pairs[turn++ % pairs.length]
    const { body, method } = kind
    return { url: url + kind.path(pair), method, headers: headersOf(kind, pair), body: body?.() }
  }
}

/** Pages as documents, the rest as the script of a page asks. */
function headersOf({ method, path }: Kind, pair: Pair) {
  const { headers } = pair.writer
  const isPage = method === 'GET' && !path(pair).startsWith('/api/')
  return isPage ? { Cookie: headers.Cookie, Accept: 'text/html' } : headers
}
