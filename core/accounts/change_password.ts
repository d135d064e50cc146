import { checkPassword } from '#core/accounts/password'
import { areAccepted, refuseFields } from '#core/field_refusals'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings'

type ChangeInput = Readonly<{
  userId: string
  oldPassword: string
  password: string
  /** The new one once more, against slips of the finger. */
  repeat: string
  settings: Pick<SiteSettings, 'passwordMinLength' | 'passwordMaxLength'>
}>

/**
 * Gives an account another password (section 2, Settings). Refuses 'invalid_fields':
 * 'old_password_wrong', 'passwords_not_equal', and for the new one what sign-up refuses
 * (section 5). Whoever calls ends the other sessions.
 */
export async function changePassword(ports: Uses<'passwords' | 'unitOfWork'>, input: ChangeInput) {
  const { passwords, unitOfWork } = ports
  const owner = await unitOfWork.run((repositories) => ownerOf(repositories, input.userId))
  const fields = {
    old_password: await checkOldPassword(ports, owner.passwordHash, input.oldPassword),
    password: checkPassword(input.password, owner, input.settings),
    password_repeat: input.password === input.repeat ? ok() : refuse('passwords_not_equal'),
  }
  if (!areAccepted(fields)) return refuseFields(fields)
  const passwordHash = await passwords.hash(fields.password.value)
  await unitOfWork.run(({ users }) => users.update(input.userId, { passwordHash }))
  return ok()
}

async function ownerOf({ users, profiles }: Repositories, userId: string) {
  const [user, profile] = [await users.find(userId), await profiles.findByUser(userId)]
  return {
    passwordHash: user?.passwordHash ?? null,
    email: user?.email ?? '',
    name: profile?.name ?? '',
  }
}

/** Decides whether who types a password is the owner of the account; without one nobody is. */
export async function checkOldPassword(
  { passwords }: Uses<'passwords'>,
  hash: string | null,
  password: string
) {
  const isOwner = hash !== null && (await passwords.verify(hash, password))
  return isOwner ? ok() : refuse('old_password_wrong')
}
