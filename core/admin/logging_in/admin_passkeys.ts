import { isCounterFresh, passkeyName } from '#core/accounts/logging_in/passkey'
import type { SignedInAdmin } from '#core/admin/admin'
import { logOwnAct } from '#core/admin/audit/log_own_act'
import { confirmSession } from '#core/admin/logging_in/second_factor'
import { isInAdminMode } from '#core/admin/rights'
import type { Uses } from '#core/ports'
import type { Answer } from '#core/ports/passkey_ceremonies'
import { ok, refuse } from '#core/result'

type Adding = Answer &
  Readonly<{
    by: SignedInAdmin
    /** The name as typed; empty: the fallback. */
    name: string
    fallbackName: string
  }>

/**
 * Adds a passkey to an admin's own account. Refuses 'second_factor_due' when the second factor was
 * last given over 15 minutes ago, 'passkey_invalid' for an answer that fails verification, and
 * 'passkey_known'. Rule: docs/product/back-office.md, Login.
 */
export async function addAdminPasskey(
  ports: Uses<'ceremonies' | 'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  { by, fallbackName, name, ...answer }: Adding
) {
  const now = ports.clock.now()
  if (!isInAdminMode(by, now)) return refuse('second_factor_due')
  const key = await ports.ceremonies.readKey(answer)
  if (!key) return refuse('passkey_invalid')
  const { adminId, siteId } = by
  return ports.unitOfWork.run(async (repositories) => {
    const isNew = await repositories.adminPasskeys.addUnlessKnown({
      ...key,
      id: ports.ids.next(),
      adminId,
      name: passkeyName(name, fallbackName),
      createdAt: now,
      lastUsedAt: null,
    })
    if (!isNew) return refuse('passkey_known')
    await logOwnAct(ports, repositories, { id: adminId, siteId }, { act: 'add_passkey' })
    return ok()
  })
}

type Removing = Readonly<{
  by: SignedInAdmin
  /** Null for the app that makes codes. */
  passkeyId: string | null
}>

/**
 * Removes a passkey or the app of an admin's own account. Refuses 'second_factor_due' as
 * `addAdminPasskey` does, 'passkey_not_found', and 'last_second_factor' where none would be left.
 * Rule: docs/product/back-office.md, Login.
 */
export async function removeSecondFactor(
  ports: Uses<'clock' | 'secrets' | 'unitOfWork'>,
  { by, passkeyId }: Removing
) {
  if (!isInAdminMode(by, ports.clock.now())) return refuse('second_factor_due')
  const { adminId } = by
  return ports.unitOfWork.run(async (repositories) => {
    const { adminPasskeys, admins } = repositories
    const admin = await admins.lock(adminId)
    const passkeys = await adminPasskeys.where({ adminId })
    const isKnown = passkeyId === null || passkeys.some(({ id }) => id === passkeyId)
    if (!admin || !isKnown) return refuse('passkey_not_found')
    const left = passkeys.filter(({ id }) => id !== passkeyId).length
    const keepsApp = passkeyId !== null && admin.totpSecret !== null
    if (left === 0 && !keepsApp) return refuse('last_second_factor')
    if (passkeyId === null) await admins.update(adminId, { totpSecret: null, totpStep: 0 })
    else await adminPasskeys.remove(passkeyId)
    const act = passkeyId === null ? 'remove_app' : 'remove_passkey'
    await logOwnAct(ports, repositories, admin, { act })
    return ok()
  })
}

/**
 * Confirms a session by a passkey, as `giveSecondFactor` does by a code. Refuses 'session_ended', and
 * 'passkey_failed' for an answer that fails verification, a key of somebody else, or a counter that
 * did not increase. Rule: docs/product/back-office.md, Login.
 */
export async function confirmByPasskey(
  ports: Uses<'ceremonies' | 'clock' | 'secrets' | 'unitOfWork'>,
  { sessionId, ...answer }: Answer & Readonly<{ sessionId: string }>
) {
  const { ceremonies, clock, unitOfWork } = ports
  const credentialId = ceremonies.credentialOf(answer.response)
  if (credentialId === null) return refuse('passkey_failed')
  const known = await unitOfWork.run(({ adminPasskeys }) => adminPasskeys.first({ credentialId }))
  const counter = known && (await ceremonies.readLogin(answer, known))
  if (!known || counter === null) return refuse('passkey_failed')
  return unitOfWork.run(async (repositories) => {
    const session = await repositories.adminSessions.find(sessionId)
    const admin = session && (await repositories.admins.lock(session.adminId))
    if (!session || !admin || admin.disabledAt) return refuse('session_ended')
    const passkey = await repositories.adminPasskeys.find(known.id)
    const isOwn = passkey?.adminId === admin.id
    if (!isOwn || !isCounterFresh(passkey, counter)) return refuse('passkey_failed')
    await repositories.adminPasskeys.update(passkey.id, { counter, lastUsedAt: clock.now() })
    if (!session.confirmedAt) await logOwnAct(ports, repositories, admin, { act: 'log_in' })
    await confirmSession(repositories, session, clock.now())
    return ok()
  })
}
