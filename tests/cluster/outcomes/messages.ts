import type { Cluster } from '#tests/cluster/cluster'
import type { Correspondent } from '#tests/cluster/members/correspondent'
import type { Crowd } from '#tests/cluster/members/crowd'

type Stored = Readonly<{ id: string; clientId: string; sequence: number; senderId: string }>

/**
 * What is wrong with the messages: each that was confirmed is stored once, in the order it was written, and both pages
 * show exactly what is stored, in its order.
 */
export async function brokenMessages(cluster: Cluster, { conversations }: Crowd) {
  const broken: string[] = []
  for (const sides of conversations) {
    const stored = await storedMessages(cluster, sides[0])
    const numbers = stored.map(({ sequence }) => sequence)
    const isGapless = numbers.every((number, index) => number === numbers[0] + index)
    if (!isGapless) broken.push(`numbers of messages ${numbers.join()}`)
    for (const side of sides) broken.push(...brokenOf(side, stored))
  }
  return broken
}

function brokenOf({ confirmed, member, seen }: Correspondent, stored: readonly Stored[]) {
  const broken: string[] = []
  const own = stored.filter(({ senderId }) => senderId === member.profile.id)
  const written = own.map(({ clientId }) => clientId)
  if (!isSame(written, confirmed)) {
    broken.push(difference(`messages of member ${member.number}`, confirmed, written))
  }
  const ids = stored.map(({ id }) => id)
  const shown = seen.map(({ id }) => id)
  if (!isSame(shown, ids)) {
    broken.push(difference(`messages shown to member ${member.number}`, ids, shown))
  }
  return broken
}

/** The messages after the one that began the drill. */
async function storedMessages(
  { sql }: Cluster,
  { conversationId, firstSequence }: Correspondent
): Promise<Stored[]> {
  const rows = await sql(
    `select id, client_id, sequence, sender_id from messages
     where conversation_id = '${conversationId}' and sequence > ${firstSequence} order by sequence`
  )
  return rows.map((row) => ({
    id: String(row.id),
    clientId: String(row.client_id),
    sequence: Number(row.sequence),
    senderId: String(row.sender_id),
  }))
}

function isSame(one: readonly string[], other: readonly string[]) {
  return one.length === other.length && one.every((word, index) => word === other[index])
}

function difference(what: string, expected: readonly string[], found: readonly string[]) {
  const lost = expected.filter((one) => !found.includes(one)).length
  const unexpected = found.filter((one) => !expected.includes(one)).length
  const doubled = found.length - new Set(found).size
  return `${what}: ${lost} lost, ${doubled} doubled, ${unexpected} more than were confirmed, of ${expected.length}`
}
