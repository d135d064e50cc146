import type { SignedInAdmin } from '#core/admin/admin'
import { parseNote } from '#core/admin/members/member_note'
import { memberAct, type OnMember } from '#core/admin/members/member_act'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type NotePorts = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>
type By = Readonly<{ by: SignedInAdmin }>
type Noting = OnMember & By & Readonly<{ body: string; appealId?: string | null }>

/**
 * Adds a note to a member's file. Its text stays out of the audit log, which cannot forget. Refuses
 * as `memberAct` and `parseNote` do. Rule: docs/product/back-office.md, Members.
 */
export function noteMember(ports: NotePorts, { appealId = null, body: typed, by, userId }: Noting) {
  const act = { by, right: 'note_member', userId, reason: null } as const
  return memberAct(ports, act, async (_, { memberNotes }) => {
    const body = parseNote(typed)
    if (!body.ok) return body
    const id = ports.ids.next()
    await memberNotes.add({
      id,
      userId,
      adminId: by.adminId,
      body: body.value,
      appealId,
      createdAt: ports.clock.now(),
      pinnedAt: null,
    })
    return ok({ after: { note: id }, value: { noteId: id } })
  })
}

/**
 * Pins a note of a member, so that it stands first, or unpins it. Refuses as `memberAct` does, and
 * 'note_not_found'. Rule: docs/product/back-office.md, Members.
 */
export function pinNote(
  ports: NotePorts,
  { by, isPinned, noteId, userId }: OnMember & By & Readonly<{ noteId: string; isPinned: boolean }>
) {
  const act = { by, right: 'note_member', userId, reason: null } as const
  return memberAct(ports, act, async (_, { memberNotes }) => {
    const note = await memberNotes.lock(noteId)
    if (note?.userId !== userId) return refuse('note_not_found')
    await memberNotes.update(noteId, { pinnedAt: isPinned ? ports.clock.now() : null })
    const after = { note: noteId, pinned: isPinned }
    return ok({ before: { note: noteId, pinned: note.pinnedAt !== null }, after, value: undefined })
  })
}
