import type { SignedInAdmin } from '#core/admin/admin'
import { logOwnAct } from '#core/admin/audit/log_own_act'
import type { Uses } from '#core/ports'

type Ending = Readonly<{
  by: SignedInAdmin
  /** One session, or all but that one. */
  only?: string
  except?: string
}>

/**
 * Ends sessions of one's own; without effect for those of others or ended ones.
 * Rule: docs/product/back-office.md, Login.
 */
export async function endOwnSessions(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { by, except, only }: Ending
) {
  const { adminId, siteId } = by
  await ports.unitOfWork.run(async (repositories) => {
    const own = await repositories.adminSessions.where({ adminId })
    const ended = own.filter(({ id }) => (only ? id === only : id !== except))
    for (const { id } of ended) await repositories.adminSessions.remove(id)
    if (ended.length === 0) return
    const after = { ended: ended.length }
    await logOwnAct(
      ports,
      repositories,
      { id: adminId, siteId },
      { act: 'end_own_sessions', after }
    )
  })
}
