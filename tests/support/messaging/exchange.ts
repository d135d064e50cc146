import type { AdminRole, Admin } from '#core/admin/admin'
import { claimWork } from '#core/admin/claims/work_claim'
import { replyAsFictional, type ReplyKind } from '#core/admin/inbox/reply_as_fictional'
import { defaultSettings } from '#core/sites/settings/settings'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { startConversation, write } from '#tests/support/messaging/core_conversation'
import { ada, cleo, type Person } from '#tests/support/people/people'

/** Cleo as a fictional profile of the site. */
export const stella = cleo({ profile: { name: 'Stella', fictional: true } })

type Answer = Readonly<{
  clientId?: string
  body?: string
  role?: AdminRole
  kind?: ReplyKind
  changes?: Partial<Admin>
  conversationId?: string
}>

/** A member who has written to Stella once, and what admins do about it. */
export async function startExchange(member: Person = ada()) {
  const started = await startConversation(member, stella)
  const { conversationId, ports } = started
  await write(started, member, { clientId: 'first' })
  const adminIdOf = (role: AdminRole) => adminOf(role).id
  return {
    ports,
    conversationId,
    memberWrites: (clientId: string, body?: string) => write(started, member, { clientId, body }),
    claim: (role: AdminRole = 'moderator') =>
      claimWork(ports, {
        kind: 'fictional_conversation',
        subjectId: conversationId,
        adminId: adminIdOf(role),
      }),
    answer: (answer: Answer = {}) => {
      const { changes, role = 'moderator' } = answer
      return replyAsFictional(ports, {
        by: actorOf(adminOf(role, changes), null),
        conversationId: answer.conversationId ?? conversationId,
        kind: answer.kind ?? 'words',
        clientId: answer.clientId ?? 'answer',
        body: answer.body ?? 'Hello Ada',
        settings: defaultSettings,
      })
    },
  }
}
