import { refuseFields } from '#core/field_refusals'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

/**
 * Confirms the identity of a logged-in member by their password, before a sensitive action. Refuses
 * 'invalid_fields' with 'password_wrong' at the field `password`.
 */
export async function confirmOwner(
  { passwords, unitOfWork }: Uses<'passwords' | 'unitOfWork'>,
  { userId, password }: Readonly<{ userId: string; password: string }>
) {
  const user = await unitOfWork.run(({ users }) => users.find(userId))
  const hash = user?.passwordHash ?? null
  const isOwner = hash !== null && (await passwords.verify(hash, password))
  return isOwner ? ok() : refuseFields({ password: refuse('password_wrong') })
}
