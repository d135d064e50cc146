import { finalAt } from '#core/membership/leaving/deletion'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

type SendPorts = Uses<'clock' | 'ids' | 'mailer' | 'secrets' | 'unitOfWork'>
type SendInput = Readonly<{ userId: string }>

/**
 * Mails the link that brings a deleted account back until the days are over (section 4). Who has
 * returned meanwhile, or has no address, gets nothing.
 */
export async function sendDeletionMail(ports: SendPorts, input: SendInput) {
  const secret = ports.secrets.make()
  const mail = await ports.unitOfWork.run((repositories) =>
    write(repositories, ports, input, secret)
  )
  if (mail) await ports.mailer.send(mail)
}

async function write(
  { deletions, profiles, tokens, users }: Repositories,
  { clock, ids, secrets }: SendPorts,
  { userId }: SendInput,
  secret: string
) {
  const user = await users.lock(userId)
  const deletion = await deletions.find(userId)
  if (user?.status !== 'deletion_pending' || !user.email || !deletion) return null
  const now = clock.now()
  const expiresAt = finalAt(deletion.requestedAt)
  await tokens.expireAll(userId, 'return', now)
  const link = { purpose: 'return', digest: secrets.digest(secret), usedAt: null } as const
  await tokens.add({ id: ids.next(), userId, createdAt: now, expiresAt, ...link })
  const { email: to, language, siteId } = user
  const name = (await profiles.findByUser(userId))?.name ?? ''
  return {
    kind: 'deletion',
    userId,
    to,
    language,
    siteId,
    name,
    secret,
    finalAt: expiresAt,
  } as const
}
