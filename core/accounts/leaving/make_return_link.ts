import { finalAt } from '#core/accounts/leaving/deletion'
import type { Uses } from '#core/ports'

type LinkPorts = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>

/**
 * Creates the link that restores a deleted account. Returns its secret, of which only the digest is
 * stored, and when the deletion becomes final. Earlier links stay valid, as a reminder sends another. Null for a member who has returned meanwhile, or has
 * no address. Rule: docs/product/accounts.md, Deletion and return.
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
    if (deletion.byAdmin) return null
    const now = clock.now()
    const expiresAt = finalAt(deletion)
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
