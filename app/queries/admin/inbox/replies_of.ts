import type { ReplyKind } from '#core/admin/inbox/reply_as_fictional'
import { read } from '#queries/read'

type Logged = Readonly<{ at: number; admin: string | null; after: string }>
type Reply = Readonly<{ message?: string; said?: ReplyKind }>

/** The replies that the audit log remembers. */
const remembered = 200

/**
 * The writers of replies in a conversation, by message id, and when the member was last told plainly, and named
 * help.
 */
export async function repliesOf(conversationId: string) {
  const rows = await read<Logged>('audit_rows')
    .leftJoin('admins', 'admins.id', 'audit_rows.admin_id')
    .where({ subject_kind: 'conversation', subject_id: conversationId, act: 'reply_as_fictional' })
    .select('audit_rows.at', 'audit_rows.after', 'admins.name as admin')
    .orderBy('audit_rows.number', 'desc')
    .limit(remembered)
  const replies = rows.map(({ admin, after, at }) => {
    const { message, said }: Reply = JSON.parse(after)
    return { admin, at, message: message ?? '', said }
  })
  return {
    writers: new Map(replies.map(({ admin, message }) => [message, admin])),
    toldAt: replies.find(({ said }) => said === 'plain')?.at ?? null,
    helpAt: replies.find(({ said }) => said === 'help')?.at ?? null,
  }
}
