import { finalAt } from '#core/membership/leaving/deletion'
import type { Uses } from '#core/ports'

type LinkPorts = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>

/**
 * Makes the link that brings a deleted account back; answers its secret, of which only the digest
 * is kept, and the moment at which both link and account end. Null for a member who has returned
 * meanwhile, or has no address.
 */
export async function makeReturnLink(
  { clock, ids, secrets, unitOfWork }: LinkPorts,
  { userId }: Readonly<{ userId: string }>
) {
  const secret = secrets.make()
  return unitOfWork.run(async ({ deletions, tokens, users }) => {
    const user = await users.lock(userId)
    const deletion = await deletions.find(userId)
    if (user?.status !== 'deletion_pending' || !user.email || !deletion) return null
    const now = clock.now()
    const expiresAt = finalAt(deletion.requestedAt)
    await tokens.expireAll(userId, 'return', now)
    await tokens.add({
      id: ids.next(),
      userId,
      purpose: 'return',
      digest: secrets.digest(secret),
      createdAt: now,
      expiresAt,
      usedAt: null,
    })
    return { secret, finalAt: expiresAt }
  })
}
