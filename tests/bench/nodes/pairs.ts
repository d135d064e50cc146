import type { Pair } from '#tests/bench/nodes/talk'
import { memberClient } from '#tests/support/http/member_client'
import { giveCredits } from '#tests/support/site/give_credits'

type Numbered = Readonly<{ number: number }>
type Site = Readonly<{ urls: readonly string[]; env: NodeJS.ProcessEnv }>

/**
 * Starts a conversation for each two of these members, with credits for so many messages of the writer. Of several
 * nodes, the reader is at the one after the writer's.
 */
export async function createPairs(
  { env, urls }: Site,
  people: readonly Numbered[],
  messages: number
) {
  const pairs: Pair[] = []
  for (let index = 0; 2 * index + 1 < people.length; index++) {
    const [one, other] = [people[2 * index], people[2 * index + 1]]
    await giveCredits(env, one.number, messages)
    const writer = await memberClient(urls[index % urls.length], one.number)
    const reader = await memberClient(urls[(index + 1) % urls.length], other.number)
    const { body } = await writer.begin(other.number, 'Hi')
    const { conversationId } = body as { conversationId: string }
    pairs.push({ writer, reader, conversationId })
  }
  return pairs
}
