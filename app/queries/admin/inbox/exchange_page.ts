import { DateTime } from 'luxon'
import { standingSigns } from '#core/admin/inbox/may_play_role'
import { signsIn } from '#core/messaging/signs/sign'
import { muchSpent, spendsMuch } from '#core/admin/inbox/spending'
import { isGone } from '#core/messaging/may_write'
import { messagesOf } from '#queries/admin/conversations/read_conversation'
import { repliesOf } from '#queries/admin/inbox/replies_of'
import { isBlocked, isPaused, shownSide, sidesOf, type Side } from '#queries/admin/inbox/sides_of'
import { spendingOf } from '#queries/admin/inbox/spending_of'

type Asked = Readonly<{
  id: string
  siteId: string | null
  now: DateTime
  /** The place before which messages are shown; the last ones without. */
  before?: number
}>

/**
 * A conversation of a fictional profile as its page shows it: the messages with who wrote for the
 * profile, both sides, and what to mind about the member. Null as `sidesOf` says.
 */
export async function exchangePage({ before, id, now, siteId }: Asked) {
  const sides = await sidesOf(id, siteId)
  if (!sides) return null
  const { fictional, member } = sides
  const { helpAt, toldAt, writers } = await repliesOf(id)
  const { messages, older } = await messagesOf(id, null, before === undefined ? {} : { before })
  const words = messages.filter((one) => one.senderId === member.id && one.kind === 'text')
  const spent = await spentBy(id, member, now)
  const shown = await shownSide(member, now)
  const isAway = isGone(shown.standing) || shown.standing === 'suspended'
  const isEarlier = before !== undefined
  return {
    id,
    fictional: await shownSide(fictional, now),
    member: shown,
    messages: messages.map((one) => ({ ...one, admin: writers.get(one.id) ?? null })),
    older,
    isEarlier,
    isPaused: await isPaused(id),
    isAway: isAway || (await isBlocked(member.id, fictional.id)),
    waits: !isEarlier && messages.at(-1)?.senderId === member.id,
    signs: signsIn(words.map(({ body }) => body)),
    standing: standingSigns(
      words.map(({ body, sentAt }) => ({ body, sentAt: DateTime.fromMillis(sentAt) })),
      { plainAt: momentOf(toldAt), helpAt: momentOf(helpAt) }
    ),
    spent,
    spendsMuch: spendsMuch(spent),
    muchSpent,
    toldAt,
  }
}

function momentOf(at: number | null) {
  return at === null ? null : DateTime.fromMillis(at)
}

async function spentBy(id: string, member: Side, now: DateTime) {
  const spender = { id, memberId: member.id, userId: member.userId }
  return (await spendingOf([spender], now))(spender)
}
