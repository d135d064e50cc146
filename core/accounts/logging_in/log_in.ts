import { admit } from '#core/accounts/logging_in/admit'
import { isEmail, normaliseEmail } from '#core/email'
import type { Uses } from '#core/ports'
import type { Passwords } from '#core/ports/passwords'
import { refuse } from '#core/result'

/**
 * Logs a person in by e-mail address and password. Returns the user. Refuses 'login_failed', which
 * reveals neither by word nor by time taken whether the address is known; and only with the right
 * password 'banned' and 'deletion_pending'. Rule: docs/product/accounts.md, Login.
 */
export async function logIn(
  { clock, passwords, unitOfWork }: Uses<'clock' | 'passwords' | 'unitOfWork'>,
  input: Readonly<{ email: string; password: string }>
) {
  const email = normaliseEmail(input.email)
  const found = isEmail(email) ? await unitOfWork.run(({ users }) => users.first({ email })) : null
  const isOwner = await verify(passwords, found?.passwordHash ?? null, input.password)
  if (!found || !isOwner) return refuse('login_failed')
  const admitted = await unitOfWork.run((repositories) =>
    admit(repositories, found.id, clock.now())
  )
  if (!admitted.ok && admitted.refusal === 'account_gone') return refuse('login_failed')
  return admitted
}

/** Without a stored hash it hashes the password, so that the answer takes as long. */
async function verify(passwords: Passwords, hash: string | null, password: string) {
  if (hash !== null) return passwords.verify(hash, password)
  await passwords.hash(password)
  return false
}
