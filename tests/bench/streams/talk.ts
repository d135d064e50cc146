import { setTimeout as wait } from 'node:timers/promises'
import type { memberClient } from '#tests/support/http/member_client'
import { openStream } from '#tests/support/live/event_stream'

export type Chat = Awaited<ReturnType<typeof memberClient>>
export type Pair = Readonly<{ writer: Chat; reader: Chat; conversationId: string }>
type Told = { type: string; mine?: boolean; conversationId?: string; sequence?: number }

const lastChanceMilliseconds = 10_000

/** Lets pairs talk at a steady rate; answers how long each message took to be seen. */
export async function talk(
  url: string,
  pairs: readonly Pair[],
  { perSecond, seconds }: Readonly<{ perSecond: number; seconds: number }>
) {
  /** When it was begun, or seen, by its number in its conversation, which the answer tells. */
  const begun = new Map<string, number>()
  const seen = new Map<string, number>()
  for (const { reader } of pairs) {
    await listen(url, reader, (told) => seen.set(numbered(told), performance.now()))
  }
  const start = performance.now()
  const refused: number[] = []
  for (let number = 0; number < perSecond * seconds; number++) {
    const due = start + (number * 1000) / perSecond
    if (due > performance.now()) await wait(due - performance.now())
    const { writer, conversationId } = pairs[number % pairs.length]
    const at = performance.now()
    // What does not get through at all is lost, and counted as such.
    void writer.say(conversationId, `message ${number} of the bench`).then(
      ({ status, body }) => {
        if (status !== 201) return refused.push(status)
        const { sequence } = (body as { message: { sequence: number } }).message
        return begun.set(numbered({ conversationId, sequence }), at)
      },
      () => refused.push(0)
    )
  }
  const end = performance.now() + lastChanceMilliseconds
  const all = perSecond * seconds
  const isSeen = ([number]: [string, number]) => seen.has(number)
  const settled = () => [...begun].filter(isSeen).length + refused.length
  while (settled() < all && performance.now() < end) await wait(50)
  const took = [...begun].filter(isSeen).map(([number, at]) => seen.get(number)! - at)
  took.sort((one, other) => one - other)
  return { took, lost: all - took.length, refused: refused.length }
}

function numbered({ conversationId, sequence }: Pick<Told, 'conversationId' | 'sequence'>) {
  return `${conversationId} ${sequence}`
}

async function listen(url: string, reader: Chat, seen: (told: Told) => void) {
  const stream = await openStream(url, reader.headers)
  await stream.subscribe(reader)
  const read = async () => {
    for (;;) {
      const event = (await stream.next()) as Told | undefined
      if (!event) return
      if (event.type === 'message' && !event.mine) seen(event)
    }
  }
  // It ends with the stream.
  void read().catch(() => {})
}
