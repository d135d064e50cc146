import { setTimeout as wait } from 'node:timers/promises'
import type { httpChat } from '#tests/support/http_chat'
import { openStream } from '#tests/support/stream'

export type Chat = Awaited<ReturnType<typeof httpChat>>
export type Pair = Readonly<{ writer: Chat; reader: Chat; conversationId: string }>
type Told = { type: string; mine?: boolean; chat?: { last: { body: string } } }

const lastChanceMilliseconds = 10_000

/** Lets pairs talk at a steady rate; answers how long each message took to be seen. */
export async function talk(
  url: string,
  pairs: readonly Pair[],
  { perSecond, seconds }: Readonly<{ perSecond: number; seconds: number }>
) {
  const begun = new Map<string, number>()
  const took: number[] = []
  for (const { reader } of pairs) await listen(url, reader, (body) => noteSeen(body))
  const noteSeen = (body: string) => {
    const at = begun.get(body)
    if (at === undefined) return
    took.push(performance.now() - at)
    begun.delete(body)
  }
  const start = performance.now()
  const refused: number[] = []
  for (let number = 0; number < perSecond * seconds; number++) {
    const due = start + (number * 1000) / perSecond
    if (due > performance.now()) await wait(due - performance.now())
    const { writer, conversationId } = pairs[number % pairs.length]
    const body = `message ${number} of the bench`
    begun.set(body, performance.now())
    // What does not get through at all is lost, and counted as such.
    void writer.say(conversationId, body).then(
      ({ status }) => status === 201 || refused.push(status),
      () => refused.push(0)
    )
  }
  const end = performance.now() + lastChanceMilliseconds
  while (begun.size > 0 && performance.now() < end) await wait(50)
  took.sort((one, other) => one - other)
  return { took, lost: begun.size, refused: refused.length }
}

async function listen(url: string, reader: Chat, seen: (body: string) => void) {
  const stream = await openStream(url, reader.headers)
  await stream.subscribe(reader)
  const read = async () => {
    for (;;) {
      const event = (await stream.next()) as Told | undefined
      if (!event) return
      if (event.type === 'message' && !event.mine && event.chat) seen(event.chat.last.body)
    }
  }
  // It ends with the stream.
  void read().catch(() => {})
}
