import { test } from '@japa/runner'
import { requestDownload } from '#core/accounts/data/request_download'
import { passInSwipeGame } from '#core/discovery/swiping/swipe_pass'
import { blockMember } from '#core/likes/block'
import { likeMember } from '#core/likes/like'
import { removeMessage } from '#core/messaging/remove_message'
import { closeReport } from '#core/moderation/close_report'
import { liftMeasure } from '#core/moderation/measures/lift_measure'
import { makeAppeal } from '#core/moderation/measures/make_appeal'
import { bareStatement } from '#core/moderation/measures/measure'
import { takeMeasure } from '#core/moderation/measures/take_measure'
import { answerConsent } from '#core/accounts/consents/answer_consent'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { messagesIn, startConversation, write } from '#tests/support/messaging/core_conversation'
import { adaReports } from '#tests/support/moderation/core_report'
import { ada, bob } from '#tests/support/people/people'

const { id: userId } = ada().user
const { id: profileId } = ada().profile
const { id: bobsId } = bob().profile
const judgement = {
  userId: bob().user.id,
  reportId: null,
  takenBy: null,
  statement: bareStatement('scam'),
}

/** Bob wrote to Ada: a text that is hidden, and one more; she reported him. */
async function reportedTalk() {
  const conversation = await startConversation(ada(), bob())
  const { conversationId, ports } = conversation
  await write(conversation, bob(), { clientId: 'hidden' })
  await write(conversation, bob(), { clientId: 'shown' })
  const [hidden, shown] = messagesIn(conversation).map(({ id: messageId }) => {
    return { messageId, conversationId }
  })
  const reportId = await adaReports(ports)
  const deed = { kind: 'hidden_text', ...hidden } as const
  await takeMeasure(ports, { ...judgement, deed })
  const [measureId] = ports.repositories.measures.rows.keys()
  return { measureId, ports, reportId, shown }
}

type Talk = Awaited<ReturnType<typeof reportedTalk>>

/** Notes the rows that are locked from now on, of members and of the conversation, in this order. */
function watchLocks({ repositories: { conversations, users } }: FakePorts) {
  const locked = new Set<string>()
  const [lockUser, lockTalk] = [users.lock.bind(users), conversations.lock.bind(conversations)]
  users.lock = (id) => (locked.add(id === userId ? 'Ada' : 'Bob'), lockUser(id))
  conversations.lock = (id) => (locked.add('conversation'), lockTalk(id))
  return locked
}

const acts: Record<string, Record<string, (talk: Talk) => Promise<unknown>>> = {
  'Ada': {
    'the request of a download': ({ ports }) => requestDownload(ports, { userId }),
    'a consent': ({ ports }) =>
      answerConsent(ports, { userId, kind: 'visitors', given: false, place: 'privacy' }),
    'a pass': ({ ports }) => passInSwipeGame(ports, { profileId, passedId: bobsId }),
    'a report': async ({ ports }) => void (await adaReports(ports)),
  },
  'Bob': {
    'an appeal': ({ measureId, ports }) =>
      makeAppeal(ports, { userId: judgement.userId, measureId, body: 'It was a joke' }),
  },
  'Ada, Bob': {
    'a like': ({ ports }) => likeMember(ports, { profileId, likedId: bobsId }),
    'the decision of a report': ({ ports, reportId }) =>
      closeReport(ports, { reportId, decision: 'dealt_with' }),
  },
  'Ada, Bob, conversation': {
    'a block': ({ ports }) => blockMember(ports, { profileId, blockedId: bobsId }),
  },
  'conversation': {
    'the removal of a message': ({ ports, shown }) =>
      removeMessage(ports, { profileId: bobsId, ...shown }),
  },
  'Bob, conversation': {
    'a text that is hidden': ({ ports, shown }) =>
      takeMeasure(ports, { ...judgement, deed: { kind: 'hidden_text', ...shown } }),
    'a text that is shown again': ({ measureId, ports }) =>
      liftMeasure(ports, { measureId, adminId: null }),
  },
}

/** Two requests at once would otherwise overwrite or count past each other (decision 0073). */
test.group('Until it is done, nobody else changes what it depends on', () => {
  for (const [locks, those] of Object.entries(acts)) {
    for (const [title, act] of Object.entries(those)) {
      test(`${title} locks ${locks}`, async ({ assert }) => {
        const talk = await reportedTalk()
        const locked = watchLocks(talk.ports)
        assert.containSubset((await act(talk)) ?? { ok: true }, { ok: true })
        assert.equal([...locked].join(', '), locks)
      })
    }
  }
})
