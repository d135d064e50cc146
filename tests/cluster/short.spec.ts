import { test } from '@japa/runner'
import type { Cluster } from '#tests/cluster/cluster'
import { drill } from '#tests/cluster/drill'
import { killWebNode } from '#tests/cluster/faults/kill_web_node'
import { killWorker } from '#tests/cluster/faults/kill_worker'
import { Crowd } from '#tests/cluster/members/crowd'
import { outcomeSince } from '#tests/cluster/outcomes/outcome'
import { StartedParts } from '#tests/cluster/parts/started_parts'
import { startSmallCluster } from '#tests/cluster/small_cluster'
import { closeStreams } from '#tests/support/live/event_stream'

/** The long form, with eight faults and the parts of an operator, is `npm run cluster`. */
const size = { conversations: 6, buyers: 12, perSecond: 10 }

/** Answers that the members get before a fault, and after it. */
const answers = 80

/** Milliseconds that nobody may wait for an answer, however slow the machine. */
const longestPause = 20_000

const kept = {
  messages: [],
  likes: [],
  credits: [],
  jobs: [],
  pictures: [],
  privacy: [],
  members: [],
}

let cluster: Cluster
let crowd: Crowd

test.group('Three nodes and two workers, which members use', (group) => {
  group.setup(async () => {
    const parts = new StartedParts()
    try {
      cluster = await startSmallCluster(parts)
    } catch (error) {
      await parts.stop()
      throw error
    }
    return () => parts.stop()
  })
  group.setup(async () => {
    crowd = await Crowd.gather(cluster, size)
    return () => {
      crowd.leave()
      closeStreams()
    }
  })

  test('lose, double and show nothing when a {name} is killed')
    .with([
      { name: 'web node', fault: killWebNode },
      { name: 'worker with a mail in hand', fault: killWorker },
    ])
    .run(async ({ assert }, { fault, name }) => {
      const usedFor = () => crowd.asked.answers(answers)
      const outcome = await drill(cluster, crowd, { fault, usedFor, lasts: usedFor })
      console.log(
        `${name}: ${outcome.failed} of ${outcome.asked} requests failed, longest pause ${outcome.pause} ms`
      )
      assert.deepEqual(outcome.broken, kept)
      assert.isAbove(outcome.counts.messages, 0)
      assert.deepEqual(outcome.failedLater, [])
      assert.isBelow(outcome.pause, longestPause)
    })

  test('are told from some that lost, doubled or showed something', async ({ assert }) => {
    const [lost, dear] = await cluster.sql(
      `select id from messages where body like 'Message %' and id not in
       (select last_message_id from participants where last_message_id is not null) limit 2`
    )
    await cluster.sql(`delete from messages where id = '${lost.id}'`)
    await cluster.sql(`update messages set cost = cost + 1 where id = '${dear.id}'`)
    await cluster.sql(`update messages set storage_key = md5(storage_key) where kind = 'photo'`)
    const [{ likerId, likedId }] = crowd.likes
    await cluster.sql(`delete from likes where liker_id = '${likerId}' and liked_id = '${likedId}'`)
    const [[{ conversationId, member }], [third]] = crowd.conversations
    await cluster.sql(
      `update participants set profile_id = '${third.member.profile.id}'
       where conversation_id = '${conversationId}' and profile_id = '${member.profile.id}'`
    )
    cluster.office.accepted.push(...cluster.office.accepted)
    const { now } = crowd.asked
    const { broken } = await outcomeSince(cluster, crowd, { start: now, over: now })
    for (const what of ['messages', 'likes', 'credits', 'jobs', 'pictures', 'privacy'] as const) {
      assert.isNotEmpty(broken[what], what)
    }
  })
})
