import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  messagesIn,
  startConversation,
  userOf,
  write,
  type CoreConversation,
} from '#tests/support/messaging/core_conversation'
import { ada, bob, type Person } from '#tests/support/people/people'

const purse = fc.record({
  credits: fc.nat(6),
  freeMessagesUsed: fc.nat(5),
  paidUser: fc.boolean(),
})

/** Few letters, so that many are sent twice. */
const sends = fc.array(fc.record({ by: fc.constantFrom(0, 1), letter: fc.nat(9) }), {
  maxLength: 40,
})

test.group('Two members who write concurrently', () => {
  test('get sequences without gaps, one message per client id, and never overspend', async ({
    assert,
  }) => {
    await fc.assert(
      fc.asyncProperty(purse, purse, sends, async (adas, bobs, order) => {
        const people = [ada({ user: adas }), bob({ user: bobs })]
        const conversation = await startConversation(people[0], people[1])
        const accepted = await sendAll(conversation, people, order)

        const messages = messagesIn(conversation)
        const letters = messages.map(({ clientId }) => clientId)
        assert.sameMembers(letters, accepted)
        const sequences = messages.map(({ sequence }) => sequence)
        assert.deepEqual(sequences, numbersTo(messages.length))
        for (const person of people) assert.deepEqual(...settlement(conversation, person))
      })
    )
  })
})

type Send = Readonly<{ by: number; letter: number }>

/** Lets all requests arrive together and answers which letters went through, each once. */
async function sendAll(
  conversation: CoreConversation,
  people: readonly Person[],
  order: readonly Send[]
) {
  const answers = await Promise.all(
    order.map(({ by, letter }) => write(conversation, people[by], { clientId: `${by}-${letter}` }))
  )
  return [...new Set(answers.flatMap((answer) => (answer.ok ? [answer.value.clientId] : [])))]
}

/** What a member has left, beside what the messages they sent should have left them. */
function settlement(conversation: CoreConversation, { user, profile }: Person) {
  const own = messagesIn(conversation).filter(({ senderId }) => senderId === profile.id)
  const free = own.filter(({ cost }) => cost === 0).length
  const { credits, freeMessagesUsed } = userOf(conversation, { user, profile })
  return [
    { credits, freeMessagesUsed, overspent: credits < 0 || freeMessagesUsed > 5 },
    {
      credits: user.credits - (own.length - free),
      freeMessagesUsed: user.freeMessagesUsed + free,
      overspent: false,
    },
  ] as const
}

function numbersTo(count: number) {
  return Array.from({ length: count }, (_, index) => index + 1)
}
