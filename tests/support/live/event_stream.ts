type Listener = Readonly<{ profile: Readonly<{ id: string }> }>

const open = new Set<AbortController>()

/** The heartbeat, every half minute. */
const ping = '$$transmit/ping'

/** Run after each test: an open stream keeps the server from stopping. */
export function closeStreams() {
  for (const stream of open) stream.abort()
  open.clear()
}

/** Opens the event stream of the member whose session these headers carry. */
export async function openStream(
  url: string,
  headers: Record<string, string>,
  uid: string = crypto.randomUUID()
) {
  const abort = new AbortController()
  open.add(abort)
  const response = await fetch(`${url}/__transmit/events?uid=${uid}`, {
    headers: { ...headers, Accept: 'text/event-stream' },
    signal: abort.signal,
  })
  const events = payloads(response.body!.pipeThrough(new TextDecoderStream()))

  const subscribe = async ({ profile }: Listener) => {
    return tell(`${url}/__transmit/subscribe`, { uid, channel: `members/${profile.id}` })
  }
  /** Says that the page is visible. */
  const show = () => tell(`${url}/presence`, { stream: uid })
  const hide = () => tell(`${url}/api/page-hidden.php?stream=${uid}`, {})
  const tell = async (address: string, body: object) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answer.status
  }
  const next = async (): Promise<unknown> => (await events.next()).value
  /** Waits for the next event; true when the stream ended instead, in whatever way. */
  const ends = () =>
    events.next().then(
      ({ done }) => done === true,
      () => true
    )
  return { subscribe, show, hide, next, ends, close: () => abort.abort() }
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
