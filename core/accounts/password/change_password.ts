import { checkNewPassword, type NewPassword } from '#core/accounts/password/new_password'
import { areAccepted, refuseFields } from '#core/field_refusals'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

type ChangeInput = NewPassword &
  Readonly<{
    userId: string
    oldPassword: string
    /** The present login, which stays. */
    loginId: string
    settings: Pick<SiteSettings, 'passwordMinLength' | 'passwordMaxLength'>
  }>

/**
 * Changes the password of an account; ends its other logins, and expires its password reset links.
 * Refuses 'invalid_fields': 'old_password_wrong', and the refusals of `checkNewPassword`.
 * Rule: docs/product/accounts.md, Password.
 */
export async function changePassword(
  ports: Uses<'clock' | 'events' | 'passwords' | 'unitOfWork'>,
  input: ChangeInput
) {
  const { clock, events, passwords, unitOfWork } = ports
  const owner = await unitOfWork.run((repositories) => ownerOf(repositories, input.userId))
  const fields = {
    old_password: await checkOldPassword(ports, owner.passwordHash, input.oldPassword),
    ...checkNewPassword(input, owner, input.settings),
  }
  if (!areAccepted(fields)) return refuseFields(fields)
  const passwordHash = await passwords.hash(input.password)
  const loginIds = await unitOfWork.run(async ({ logins, tokens, users }) => {
    await users.update(input.userId, { passwordHash })
    await tokens.expireAll(input.userId, 'password_reset', clock.now())
    return logins.end({ userId: input.userId, except: input.loginId })
  })
  await events.publish({ name: 'logins_ended', loginIds })
  return ok()
}

async function ownerOf({ users, profiles }: Repositories, userId: string) {
  const user = await users.find(userId)
  const profile = await profiles.first({ userId })
  return {
    passwordHash: user?.passwordHash ?? null,
    email: user?.email ?? '',
    name: profile?.name ?? '',
  }
}

/**
 * Verifies the present password of an account; one without a password has no right one. Refuses
 * 'old_password_wrong'.
 */
export async function checkOldPassword(
  { passwords }: Uses<'passwords'>,
  hash: string | null,
  password: string
) {
  const isOwner = hash !== null && (await passwords.verify(hash, password))
  return isOwner ? ok() : refuse('old_password_wrong')
}
