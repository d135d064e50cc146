import type { DateTime } from 'luxon'
import { admit } from '#core/accounts/logging_in/admit'
import { isCounterFresh, type Passkey } from '#core/accounts/logging_in/passkey'
import type { Uses } from '#core/ports'
import type { Answer } from '#core/ports/passkey_ceremonies'
import type { Repositories } from '#core/ports/unit_of_work'
import { refuse } from '#core/result'

/**
 * Logs a person in by passkey. Returns the user. Refuses 'passkey_failed' for an answer that fails
 * verification, an unknown key, or a counter that did not increase; and 'banned' and
 * 'deletion_pending' as a login by password does. Rule: docs/product/accounts.md, Passkeys.
 */
export async function logInWithPasskey(
  { clock, ceremonies, unitOfWork }: Uses<'clock' | 'ceremonies' | 'unitOfWork'>,
  answer: Answer
) {
  const credentialId = ceremonies.credentialOf(answer.response)
  if (credentialId === null) return refuse('passkey_failed')
  const found = await unitOfWork.run(({ passkeys }) => passkeys.first({ credentialId }))
  const counter = found && (await ceremonies.readLogin(answer, found))
  if (!found || counter === null) return refuse('passkey_failed')
  return unitOfWork.run((repositories) => enter(repositories, found, counter, clock.now()))
}

async function enter(
  repositories: Repositories,
  { userId, credentialId }: Passkey,
  counter: number,
  at: DateTime
) {
  const { passkeys, users } = repositories
  await users.lock(userId)
  const passkey = await passkeys.first({ credentialId })
  if (!passkey || !isCounterFresh(passkey, counter)) return refuse('passkey_failed')
  const admitted = await admit(repositories, userId, at)
  if (!admitted.ok && admitted.refusal === 'account_gone') return refuse('passkey_failed')
  await passkeys.update(passkey.id, { counter, lastUsedAt: at })
  return admitted
}
