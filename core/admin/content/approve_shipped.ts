import type { SignedInAdmin } from '#core/admin/admin'
import { performAct } from '#core/admin/perform_act'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type Approval = Readonly<{ by: SignedInAdmin; id: string }>

/**
 * An owner of all sites approves a text that came with a release: it says what the operator wants to
 * say. Refuses as `performAct` does, 'version_not_found', and 'text_approved' where somebody has.
 * Rule: docs/product/back-office.md, Content pages.
 */
export function approveShipped(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { by, id }: Approval
) {
  const on = { kind: 'content', id } as const
  const act = { by, right: 'publish_content', on, siteId: null, reason: null } as const
  return performAct(ports, act, async (_, { shippedTexts }) => {
    const text = await shippedTexts.lock(id)
    if (!text) return refuse('version_not_found')
    if (text.approvedAt !== null) return refuse('text_approved')
    await shippedTexts.update(id, { approvedBy: by.adminId, approvedAt: ports.clock.now() })
    return ok({ after: { page: text.page, approved: true }, value: undefined })
  })
}
