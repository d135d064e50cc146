import { test } from '@japa/runner'
import { pairOfMembers } from '#tests/browser/story/pair'
import { randomFrom } from '#database/demo/random'
import { giveCredits } from '#tests/support/site/give_credits'
import { memberClient } from '#tests/support/http/member_client'
import { unreliableProxy } from '#tests/support/http/unreliable_proxy'
import { startSite, type RunningSite } from '#tests/support/site/running_site'
import { runSql } from '#tests/support/site/run_sql'
import { repeats } from '#tests/support/runner/sample'
import { retryingClient } from '#tests/support/http/retrying_client'

const each = repeats(150, 1000)
const all = 2 * each
const killedAt = [0.3 * all, 0.65 * all]

test.group(`${all} messages of two members over an unreliable connection`, (group) => {
  let site: RunningSite
  group.setup(async () => {
    site = await startSite()
  })
  group.teardown(() => site.stop())

  test('arrive once and in order, though the server is killed twice', async ({ assert }) => {
    const { id, first, chats } = await conversation(site)
    const proxy = await unreliableProxy(site.url, randomFrom(2_000))
    const sides = chats.map(({ headers }) => retryingClient(proxy.url, headers, id))
    const { sent, reaches } = counter()
    const kills = Promise.all(killedAt.map((count) => reaches(count, () => kill(site))))
    const reading = sides.map((side) => side.readAlong(() => sent() < all))
    await Promise.all(sides.map((side, index) => side.sendAll(wordsOf(index), () => sent(1))))
    await Promise.all([kills, ...reading])
    for (const side of sides) await side.catchUp()
    proxy.close()

    for (const trouble of Object.values(proxy.met)) assert.isAbove(trouble, all / 100)
    const rows = await messagesAfter(site, id, first)
    assert.deepEqual(
      rows.map(({ sequence }) => Number(sequence)),
      Array.from({ length: all }, (_, index) => first + 1 + index)
    )
    for (const [index, { profile }] of chats.entries()) {
      const isOwn = (row: (typeof rows)[number]) => row.sender_id === profile.id
      const own = rows.filter(isOwn).map(({ body }) => body)
      assert.deepEqual(own, wordsOf(index))
      const seen = sides[index].seen.filter(({ sequence }) => sequence > first)
      assert.deepEqual(
        seen.map(({ body, mine }) => [body, mine]),
        rows.map((row) => [row.body, isOwn(row)])
      )
    }
    await site.ace('ledger:verify')
  }).timeout(400_000)
})

/** Two members with enough credits, their conversation, and its last sequence. */
async function conversation(site: RunningSite) {
  const { payer, partner } = await pairOfMembers(0)
  const numbers = [payer.number, partner.number]
  for (const number of numbers) await giveCredits(site.env, number, each)
  const chats = await Promise.all(numbers.map((number) => memberClient(site.url, number)))
  const { body } = await chats[0].begin(partner.number, 'Hi')
  const { conversationId: id, message } = body as Begun
  return { id, first: message.sequence, chats }
}

type Begun = Readonly<{ conversationId: string; message: { sequence: number } }>

function wordsOf(side: number) {
  return Array.from({ length: each }, (_, index) => `${index + 1} of member ${side + 1}`)
}

/** Counts confirmed messages, and acts when they reach a number. */
function counter() {
  let count = 0
  const awaited = new Map<number, () => void>()
  const sent = (more = 0) => {
    for (let one = 0; one < more; one++) awaited.get(++count)?.()
    return count
  }
  const reaches = async (number: number, act: () => Promise<void>) => {
    await new Promise<void>((fulfil) => awaited.set(number, fulfil))
    await act()
  }
  return { sent, reaches }
}

async function kill(site: RunningSite) {
  await site.kill()
  await site.restart()
}

function messagesAfter({ env }: RunningSite, id: string, sequence: number) {
  return runSql(
    env,
    `select sequence, sender_id, body from messages
     where conversation_id = '${id}' and sequence > ${sequence} order by sequence`
  )
}
