import type { Cluster } from '#tests/cluster/cluster'
import type { Correspondent } from '#tests/cluster/members/correspondent'
import type { Crowd } from '#tests/cluster/members/crowd'
import type { Member } from '#tests/cluster/members/member'

/**
 * What is wrong with who sees what: a conversation and its pictures are shown by each node to the two who have it, and to
 * nobody else; and each page knew throughout which messages were its member's own, so that none was in the session of
 * another.
 */
export async function brokenPrivacy(cluster: Cluster, { conversations }: Crowd) {
  const broken: string[] = []
  for (const [index, sides] of conversations.entries()) {
    const [third] = conversations[(index + 1) % conversations.length]
    for (const { url } of cluster.nodes) {
      broken.push(...(await shown(url, third.member, sides)))
      for (const side of sides) broken.push(...(await hidden(url, side)))
    }
    for (const side of sides) broken.push(...(await mistaken(cluster, side)))
  }
  return broken
}

/** What a node shows to a third member of what is not theirs. */
async function shown(url: string, third: Member, sides: readonly Correspondent[]) {
  const [{ conversationId }] = sides
  const pictures = sides.flatMap(({ seen }) => seen.flatMap(({ picture }) => picture?.thumb ?? []))
  const paths = [`/chats/${conversationId}/messages`, `/chats/${conversationId}`, ...pictures]
  const broken: string[] = []
  for (const path of paths) {
    const answer = await ask(third, url + path)
    if (answer.status !== 404) {
      broken.push(`${url} answers ${answer.status} to member ${third.number} for ${bare(path)}`)
    }
  }
  return broken
}

/** A member whose session was mixed up would not be shown their own; nor would the others have been tried. */
async function hidden(url: string, { conversationId, member }: Correspondent) {
  const { status } = await ask(member, `${url}/chats/${conversationId}/messages`)
  return status === 200 ? [] : [`${url} answers ${status} to member ${member.number} for their own`]
}

/** Messages that the page took for its member's own and were not, or the other way round. */
async function mistaken({ sql }: Cluster, { conversationId, member, seen }: Correspondent) {
  const rows = await sql(
    `select id, sender_id from messages where conversation_id = '${conversationId}'`
  )
  const senders = new Map(rows.map((row) => [row.id, row.sender_id]))
  const wrong = seen.filter(({ id, mine }) => {
    return senders.has(id) && mine !== (senders.get(id) === member.profile.id)
  })
  return wrong.length === 0 ? [] : [`member ${member.number} saw ${wrong.length} as another would`]
}

function ask({ headers }: Member, url: string) {
  return fetch(url, { headers: { ...headers, Accept: 'application/json' }, redirect: 'manual' })
}

/** Without the signature. */
function bare(path: string) {
  return path.replace(/\?.*/, '')
}
