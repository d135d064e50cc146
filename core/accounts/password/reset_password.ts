import { checkNewPassword, type NewPassword } from '#core/accounts/password/new_password'
import { isUsable } from '#core/accounts/token'
import type { User } from '#core/accounts/user'
import { areAccepted, refuseFields } from '#core/field_refusals'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

type ResetPorts = Uses<'clock' | 'events' | 'passwords' | 'unitOfWork'>
type ResetInput = NewPassword &
  Readonly<{
    /** Of the secret in the link. */
    digest: string
    settings: Pick<SiteSettings, 'passwordMinLength' | 'passwordMaxLength'>
  }>

/** Answers whose password a mailed link may change, or null when it is used, expired or made up. */
export function ownerOfResetLink(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { digest }: Pick<ResetInput, 'digest'>
) {
  return unitOfWork.run((repositories) => findOwner(repositories, { clock }, digest))
}

/**
 * Gives an account the new password (section 8), uses up the link and every other one of its
 * kind, and ends all sessions of the account. Answers the user's id. Refuses 'reset_link_invalid'
 * for a link that is used, expired or made up, and 'invalid_fields' by the rules of section 5;
 * the link still works after that.
 */
export async function resetPassword(ports: ResetPorts, input: ResetInput) {
  const user = await ownerOfResetLink(ports, input)
  if (!user) return refuse('reset_link_invalid')
  const fields = checkNewPassword(input, user, input.settings)
  if (!areAccepted(fields)) return refuseFields(fields)
  const passwordHash = await ports.passwords.hash(input.password)
  const loginIds = await ports.unitOfWork.run((repositories) =>
    change(repositories, ports, input.digest, passwordHash)
  )
  if (!loginIds) return refuse('reset_link_invalid')
  await ports.events.publish({ name: 'sessions_ended', loginIds })
  return ok({ userId: user.id, email: user.email })
}

/** Somebody may have used the link while the password was hashed: then it answers null. */
async function change(
  repositories: Repositories,
  { clock }: Uses<'clock'>,
  digest: string,
  passwordHash: string
) {
  const { logins, tokens, users } = repositories
  const owner = await findOwner(repositories, { clock }, digest)
  if (!owner) return null
  const now = clock.now()
  await tokens.markUsed(owner.tokenId, now)
  await tokens.expireAll(owner.id, 'password_reset', now)
  await users.update(owner.id, { passwordHash })
  return logins.end({ userId: owner.id })
}

async function findOwner(
  { profiles, tokens, users }: Repositories,
  { clock }: Uses<'clock'>,
  digest: string
) {
  const found = await tokens.findByDigest('password_reset', digest)
  const user: User | null = found && (await users.lock(found.userId))
  const token = user && (await tokens.findByDigest('password_reset', digest))
  if (!token || !user?.email || !isUsable(token, clock.now())) return null
  const profile = await profiles.findByUser(user.id)
  return { id: user.id, email: user.email, name: profile?.name ?? '', tokenId: token.id }
}
