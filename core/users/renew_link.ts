import type { DurationLike } from 'luxon'
import type { Uses } from '#core/ports'

type LinkPorts = Uses<'clock' | 'secrets' | 'unitOfWork'>
type LinkInput = Readonly<{ tokenId: string; validFor: DurationLike }>

/**
 * Gives a mailed link a new secret, and restarts its time: the one mailed before no longer works.
 * Returns the secret, of which only the digest is stored. Null for a used link, or one whose owner
 * has no address any more.
 */
export async function renewLink(
  { clock, secrets, unitOfWork }: LinkPorts,
  { tokenId, validFor }: LinkInput
) {
  const secret = secrets.make()
  return unitOfWork.run(async ({ tokens, users }) => {
    const token = await tokens.find(tokenId)
    const user = token && (await users.lock(token.userId))
    if (!user || user.email === null || token.usedAt !== null) return null
    const expiresAt = clock.now().plus(validFor)
    await tokens.renew(tokenId, { digest: secrets.digest(secret), expiresAt })
    return secret
  })
}
