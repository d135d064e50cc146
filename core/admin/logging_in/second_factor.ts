import type { DateTime } from 'luxon'
import type { Admin } from '#core/admin/admin'
import { logOwnAct } from '#core/admin/audit/log_own_act'
import type { AdminSession } from '#core/admin/logging_in/admin_session'
import { isFresh } from '#core/admin/rights'
import { normaliseRecoveryCode, recoveryCodes } from '#core/admin/logging_in/recovery_code'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type SecondFactorPorts = Uses<'clock' | 'oneTimeCodes' | 'secrets' | 'unitOfWork'>
type Typed = Readonly<{ sessionId: string; code: string }>

/**
 * Confirms a session by a code of the app, or by a recovery code, each of which counts once: as the
 * second step of the login, and again for what is grave. Refuses 'session_ended', 'code_wrong' and
 * 'second_factor_missing' for an admin who has not set one up.
 * Rule: docs/product/back-office.md, Login.
 */
export async function giveSecondFactor(ports: SecondFactorPorts, { code, sessionId }: Typed) {
  const now = ports.clock.now()
  return ports.unitOfWork.run(async (repositories) => {
    const session = await repositories.adminSessions.find(sessionId)
    const admin = session && (await repositories.admins.lock(session.adminId))
    if (!session || !admin || admin.disabledAt) return refuse('session_ended')
    const hasPasskey = (await repositories.adminPasskeys.first({ adminId: admin.id })) !== null
    if (!admin.totpSecret && !hasPasskey) return refuse('second_factor_missing')

    const isCode = await takeCode(ports, repositories, admin, code)
    const isRecovery = !isCode && (await takeRecoveryCode(ports, repositories, admin, code))
    if (!isCode && !isRecovery) return refuse('code_wrong')
    if (isRecovery) await logOwnAct(ports, repositories, admin, { act: 'use_recovery_code' })
    if (!session.confirmedAt) await logOwnAct(ports, repositories, admin, { act: 'log_in' })
    await confirmSession(repositories, session, now)
    return ok({ isRecovery })
  })
}

type SettingUp = Typed & Readonly<{ secret: string }>

/**
 * Sets up the app of an admin who has none, with its first code as proof; confirms the session. Who has
 * a passkey must have given it just now.
 * Returns ten recovery codes, which are shown this once. Refuses 'session_ended', 'code_wrong' and
 * 'second_factor_known'. Rule: docs/product/back-office.md, Login.
 */
export async function setUpSecondFactor(
  ports: SecondFactorPorts,
  { code, secret, sessionId }: SettingUp
) {
  const now = ports.clock.now()
  const step = ports.oneTimeCodes.stepOf(secret, withoutSpaces(code), now)
  return ports.unitOfWork.run(async (repositories) => {
    const session = await repositories.adminSessions.find(sessionId)
    const admin = session && (await repositories.admins.lock(session.adminId))
    if (!session || !admin || admin.disabledAt) return refuse('session_ended')
    const hasPasskey = (await repositories.adminPasskeys.first({ adminId: admin.id })) !== null
    const isProven = isFresh(session, now)
    if (admin.totpSecret || (hasPasskey && !isProven)) return refuse('second_factor_known')
    if (step === null) return refuse('code_wrong')
    await repositories.admins.update(admin.id, { totpSecret: secret, totpStep: step })
    await logOwnAct(ports, repositories, admin, { act: 'set_up_second_factor' })
    if (!session.confirmedAt) await logOwnAct(ports, repositories, admin, { act: 'log_in' })
    await confirmSession(repositories, session, now)
    return ok(await makeRecoveryCodes(ports, repositories, admin))
  })
}

/** New codes for an admin, in the place of all before. */
async function makeRecoveryCodes(
  { secrets }: Uses<'secrets'>,
  repositories: Repositories,
  { id: adminId }: Admin
) {
  const codes = Array.from({ length: recoveryCodes }, () => readable(secrets.make()))
  for (const { digest } of await repositories.recoveryCodes.where({ adminId })) {
    await repositories.recoveryCodes.remove(digest)
  }
  for (const code of codes) {
    const digest = digestOf({ secrets }, adminId, code)
    await repositories.recoveryCodes.add({ digest, adminId, usedAt: null })
  }
  return codes
}

/** Ten letters and digits in two groups, of which nobody mistakes one for another. */
function readable(secret: string) {
  const marks = 'abcdefghjkmnpqrstuvwxyz23456789'
  const all = [...secret].map((mark) => marks[mark.charCodeAt(0) % marks.length]).join('')
  return `${all.slice(0, 5)}-${all.slice(5, 10)}`
}

async function takeCode(
  { clock, oneTimeCodes }: Uses<'clock' | 'oneTimeCodes'>,
  { admins }: Repositories,
  { id, totpSecret, totpStep }: Admin,
  code: string
) {
  const step = totpSecret && oneTimeCodes.stepOf(totpSecret, withoutSpaces(code), clock.now())
  if (!step || step <= totpStep) return false
  await admins.update(id, { totpStep: step })
  return true
}

/** Apps show a code in two groups. */
function withoutSpaces(code: string) {
  return code.replaceAll(/\s/g, '')
}

async function takeRecoveryCode(
  ports: Uses<'clock' | 'secrets'>,
  { recoveryCodes: stored }: Repositories,
  { id }: Admin,
  code: string
) {
  const digest = digestOf(ports, id, code)
  const found = await stored.lock(digest)
  if (!found || found.usedAt) return false
  await stored.update(digest, { usedAt: ports.clock.now() })
  return true
}

function digestOf({ secrets }: Uses<'secrets'>, adminId: string, code: string) {
  return secrets.digest(`${adminId} ${normaliseRecoveryCode(code)}`)
}

/** Notes that a session has given the second factor just now, inside a unit of work. */
export async function confirmSession(
  { adminSessions }: Pick<Repositories, 'adminSessions'>,
  { id }: AdminSession,
  now: DateTime
) {
  await adminSessions.update(id, { confirmedAt: now, lastSeenAt: now })
}
