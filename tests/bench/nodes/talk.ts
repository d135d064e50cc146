import { setTimeout as wait } from 'node:timers/promises'
import type { memberClient } from '#tests/support/http/member_client'
import { openStream } from '#tests/support/live/event_stream'

export type Chat = Awaited<ReturnType<typeof memberClient>>
export type Pair = Readonly<{ writer: Chat; reader: Chat; conversationId: string }>
type LiveEvent = { type: string; mine?: boolean; conversationId?: string; sequence?: number }

const timeoutMilliseconds = 10_000

/** Sends messages between pairs at a steady rate; returns the latency of each to its reader. */
export async function talk(
  pairs: readonly Pair[],
  { perSecond, seconds }: Readonly<{ perSecond: number; seconds: number }>
) {
  /** Times by conversation and sequence; the sequence is in the response to the sender. */
  const sent = new Map<string, number>()
  const seen = new Map<string, number>()
  for (const { reader } of pairs) {
    await listen(reader, (event) => seen.set(keyOf(event), performance.now()))
  }
  const start = performance.now()
  const refused: number[] = []
  for (let number = 0; number < perSecond * seconds; number++) {
    const due = start + (number * 1000) / perSecond
    if (due > performance.now()) await wait(due - performance.now())
    const { writer, conversationId } = pairs[number % pairs.length]
    const at = performance.now()
    // A request that fails without a response counts as refused.
    void writer.say(conversationId, `message ${number} of the bench`).then(
      ({ status, body }) => {
        if (status !== 201) return refused.push(status)
        const { sequence } = (body as { message: { sequence: number } }).message
        return sent.set(keyOf({ conversationId, sequence }), at)
      },
      () => refused.push(0)
    )
  }
  const end = performance.now() + timeoutMilliseconds
  const all = perSecond * seconds
  const isSeen = ([number]: [string, number]) => seen.has(number)
  const settled = () => [...sent].filter(isSeen).length + refused.length
  while (settled() < all && performance.now() < end) await wait(50)
  const latencies = [...sent].filter(isSeen).map(([number, at]) => seen.get(number)! - at)
  latencies.sort((one, other) => one - other)
  return { latencies, lost: all - latencies.length, refused: refused.length }
}

function keyOf({ conversationId, sequence }: Pick<LiveEvent, 'conversationId' | 'sequence'>) {
  return `${conversationId} ${sequence}`
}

async function listen(reader: Chat, seen: (event: LiveEvent) => void) {
  const stream = await openStream(reader.url, reader.headers)
  await stream.subscribe(reader)
  const read = async () => {
    for (;;) {
      const event = (await stream.next()) as LiveEvent | undefined
      if (!event) return
      if (event.type === 'message' && !event.mine) seen(event)
    }
  }
  // Rejects when the stream is closed.
  void read().catch(() => {})
}
