type Listener = Readonly<{ profile: Readonly<{ id: string }> }>

const open = new Set<AbortController>()

/** Comes every half minute, whatever happens. */
const ping = '$$transmit/ping'

/** For after each test: a stream that stays open keeps the server from stopping. */
export function closeStreams() {
  for (const stream of open) stream.abort()
  open.clear()
}

/** Opens the event stream of whoever these headers sign in, as their browser does. */
export async function openStream(url: string, headers: Record<string, string>) {
  const uid = crypto.randomUUID()
  const abort = new AbortController()
  open.add(abort)
  const response = await fetch(`${url}/__transmit/events?uid=${uid}`, {
    headers: { ...headers, Accept: 'text/event-stream' },
    signal: abort.signal,
  })
  const events = payloads(response.body!.pipeThrough(new TextDecoderStream()))

  const subscribe = async ({ profile }: Listener) => {
    const answer = await fetch(`${url}/__transmit/subscribe`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ uid, channel: `members/${profile.id}` }),
    })
    return answer.status
  }
  const next = async (): Promise<unknown> => (await events.next()).value
  /** Waits for what comes next: true when that is the end, in whatever way the server ended it. */
  const ends = () =>
    events.next().then(
      ({ done }) => done === true,
      () => true
    )
  return { subscribe, next, ends, close: () => abort.abort() }
}

async function* payloads(stream: ReadableStream<string>) {
  let text = ''
  for await (const part of stream) {
    text += part
    const ends = text.split('\n\n')
    text = ends.pop() ?? ''
    for (const event of ends) {
      const data = /^data: (.*)$/m.exec(event)?.[1]
      if (!data) continue
      const { channel, payload } = JSON.parse(data)
      if (channel !== ping) yield payload
    }
  }
}
