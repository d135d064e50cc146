import { logOwnAct } from '#core/admin/audit/log_own_act'
import type { Uses } from '#core/ports'

/** Ends a session; without effect for one that has ended. Rule: docs/product/back-office.md, Login. */
export async function logOutAdmin(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { sessionId }: Readonly<{ sessionId: string }>
) {
  await ports.unitOfWork.run(async (repositories) => {
    const session = await repositories.adminSessions.lock(sessionId)
    const admin = session && (await repositories.admins.find(session.adminId))
    if (!admin) return
    await repositories.adminSessions.remove(sessionId)
    await logOwnAct(ports, repositories, admin, { act: 'log_out' })
  })
}
