import type { Person } from '#tests/support/people'

/** Opens the event stream of whoever these headers sign in, as their browser does. */
export async function openStream(url: string, headers: Record<string, string>) {
  const uid = crypto.randomUUID()
  const abort = new AbortController()
  const response = await fetch(`${url}/__transmit/events?uid=${uid}`, {
    headers: { ...headers, Accept: 'text/event-stream' },
    signal: abort.signal,
  })
  const events = payloads(response.body!.pipeThrough(new TextDecoderStream()))

  const subscribe = async ({ profile }: Person) => {
    const answer = await fetch(`${url}/__transmit/subscribe`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ uid, channel: `members/${profile.id}` }),
    })
    return answer.status
  }
  const next = async (): Promise<unknown> => (await events.next()).value
  return { subscribe, next, close: () => abort.abort() }
}

async function* payloads(stream: ReadableStream<string>) {
  let text = ''
  for await (const part of stream) {
    text += part
    const ends = text.split('\n\n')
    text = ends.pop() ?? ''
    for (const event of ends) {
      const data = /^data: (.*)$/m.exec(event)?.[1]
      if (data) yield JSON.parse(data).payload
    }
  }
}
