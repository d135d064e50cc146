import type { SignedInAdmin } from '#core/admin/admin'
import { noteMember } from '#core/admin/members/note_member'
import type { Uses } from '#core/ports'
import { refuse } from '#core/result'

type Noting = Readonly<{ by: SignedInAdmin; appealId: string; body: string }>

/**
 * Adds a note to an appeal, for other admins to see there; it stands in the file of the member, too.
 * Refuses 'appeal_not_found', and as `noteMember` does. Rule: docs/product/moderation.md, Appeals.
 */
export async function noteAppeal(
  ports: Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  { appealId, body, by }: Noting
) {
  const appeal = await ports.unitOfWork.run(({ appeals }) => appeals.find(appealId))
  if (!appeal) return refuse('appeal_not_found')
  return noteMember(ports, { by, userId: appeal.userId, appealId, body })
}
