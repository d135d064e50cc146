import { admit } from '#core/accounts/logging_in/admit'
import { isEmail, normaliseEmail, shownEmail } from '#core/email'
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
  const found = await owner({ passwords, unitOfWork }, input)
  if (!found) return refuse('login_failed')
  const admitted = await unitOfWork.run((repositories) =>
    admit(repositories, found.id, clock.now())
  )
  if (!admitted.ok && admitted.refusal === 'account_gone') return refuse('login_failed')
  return admitted
}

/**
 * Finds the account of an address and a password. Before both spellings of a domain counted as one address, two
 * accounts could be made with them; the younger still has its own spelling, so the password tells which account is
 * meant.
 */
async function owner(
  { passwords, unitOfWork }: Uses<'passwords' | 'unitOfWork'>,
  input: Readonly<{ email: string; password: string }>
) {
  const email = normaliseEmail(input.email)
  const spellings = isEmail(email) ? new Set([email, shownEmail(email)]) : []
  const found = await unitOfWork.run(({ users }) =>
    Promise.all([...spellings].map((spelling) => users.first({ email: spelling })))
  )
  const accounts = found.filter((user) => user !== null)
  if (accounts.length === 0) await verify(passwords, null, input.password)
  for (const account of accounts) {
    if (await verify(passwords, account.passwordHash, input.password)) return account
  }
  return null
}

/** Without a stored hash it hashes the password, so that the answer takes as long. */
async function verify(passwords: Passwords, hash: string | null, password: string) {
  if (hash !== null) return passwords.verify(hash, password)
  await passwords.hash(password)
  return false
}
