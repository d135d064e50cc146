import { checkNewPassword, type NewPassword } from '#core/accounts/password/new_password'
import { isUsable } from '#core/users/token'
import type { User } from '#core/users/user'
import { areAccepted, refuseFields } from '#core/field_refusals'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

type ResetPorts = Uses<'clock' | 'events' | 'passwords' | 'unitOfWork'>
type ResetInput = NewPassword &
  Readonly<{
    /** The digest of the link's secret. */
    digest: string
    settings: Pick<SiteSettings, 'passwordMinLength' | 'passwordMaxLength'>
  }>

/** Returns whose password a reset link may change; null when it is used, expired or forged. */
export function ownerOfResetLink(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { digest }: Pick<ResetInput, 'digest'>
) {
  return unitOfWork.run((repositories) => findOwner(repositories, { clock }, digest))
}

/**
 * Resets the password of an account by a mailed link: expires this and all other reset links, ends all
 * logins, and removes all passkeys, as one may be of whoever took the account. Returns the user's id and e-mail address. Refuses 'reset_link_invalid' for a link that
 * is used, expired or forged, and 'invalid_fields' as `checkNewPassword` does, after which the link
 * still works. Rule: docs/product/accounts.md, Password.
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
  await ports.events.publish({ name: 'logins_ended', loginIds })
  return ok({ userId: user.id, email: user.email })
}

/** Returns null when the link was used while the password was being hashed. */
async function change(
  repositories: Repositories,
  { clock }: Uses<'clock'>,
  digest: string,
  passwordHash: string
) {
  const { logins, passkeys, tokens, users } = repositories
  const owner = await findOwner(repositories, { clock }, digest)
  if (!owner) return null
  const now = clock.now()
  await tokens.markUsed(owner.tokenId, now)
  await tokens.expireAll(owner.id, 'password_reset', now)
  await users.update(owner.id, { passwordHash })
  for (const { id } of await passkeys.where({ userId: owner.id })) await passkeys.remove(id)
  return logins.end({ userId: owner.id })
}

async function findOwner(
  { profiles, tokens, users }: Repositories,
  { clock }: Uses<'clock'>,
  digest: string
) {
  const found = await tokens.first({ purpose: 'password_reset', digest })
  const user: User | null = found && (await users.lock(found.userId))
  const token = user && (await tokens.first({ purpose: 'password_reset', digest }))
  if (!token || !user?.email || !isUsable(token, clock.now())) return null
  const profile = await profiles.first({ userId: user.id })
  return { id: user.id, email: user.email, name: profile?.name ?? '', tokenId: token.id }
}
