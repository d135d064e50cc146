import { passkeyName } from '#core/accounts/logging_in/passkey'
import type { Uses } from '#core/ports'
import type { Answer } from '#core/ports/passkey_ceremonies'
import { ok, refuse } from '#core/result'

type AddPorts = Uses<'ceremonies' | 'clock' | 'ids' | 'unitOfWork'>
type AddInput = Answer &
  Readonly<{
    userId: string
    /** The name as typed; empty: the fallback. */
    name: string
    fallbackName: string
  }>

/**
 * Adds a passkey to an account, and tells its owner by mail. Refuses 'passkey_invalid' for an answer that fails verification, and
 * 'passkey_known' for a key of an existing account. Rule: docs/product/accounts.md, Passkeys.
 */
export async function addPasskey(ports: AddPorts, input: AddInput) {
  const key = await ports.ceremonies.readKey(input)
  if (!key) return refuse('passkey_invalid')
  const passkey = {
    ...key,
    id: ports.ids.next(),
    userId: input.userId,
    name: passkeyName(input.name, input.fallbackName),
    createdAt: ports.clock.now(),
    lastUsedAt: null,
  }
  const isNew = await ports.unitOfWork.run(async ({ jobs, passkeys }) => {
    if (!(await passkeys.addUnlessKnown(passkey))) return false
    const { id: passkeyId, userId } = passkey
    await jobs.add({ name: 'send_mail', kind: 'passkey_added', userId, passkeyId })
    return true
  })
  return isNew ? ok() : refuse('passkey_known')
}
