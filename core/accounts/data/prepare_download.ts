import { downloadDays } from '#core/accounts/data/data_download'
import type { Uses } from '#core/ports'
import type { ArchivedFile } from '#core/ports/data_archives'
import type { Repositories } from '#core/ports/unit_of_work'

type PreparePorts = Uses<'archives' | 'clock' | 'mailer' | 'secrets' | 'unitOfWork'>
type PrepareInput = Readonly<{
  tokenId: string
  /** All that is kept about a user. */
  gather: (userId: string) => AsyncIterable<ArchivedFile>
}>

/**
 * Makes the file that a member asked for and mails the link to it, which works for seven days
 * (section 2, Settings). Done again, it replaces file and link; of a member who was erased
 * meanwhile no file stays.
 */
export async function prepareDownload(ports: PreparePorts, { tokenId, gather }: PrepareInput) {
  const { archives, mailer, secrets, unitOfWork } = ports
  const token = await unitOfWork.run(({ tokens }) => tokens.find(tokenId))
  if (!token || token.usedAt !== null) return
  await archives.write(tokenId, gather(token.userId))
  const secret = secrets.make()
  const mail = await unitOfWork.run((repositories) => release(repositories, ports, tokenId, secret))
  if (mail) await mailer.send(mail)
  else await archives.remove(tokenId)
}

async function release(
  { profiles, tokens, users }: Repositories,
  { clock, secrets }: PreparePorts,
  tokenId: string,
  secret: string
) {
  const token = await tokens.find(tokenId)
  const user = token && (await users.lock(token.userId))
  if (!user || user.email === null || token.usedAt !== null) return null
  const expiresAt = clock.now().plus({ days: downloadDays })
  await tokens.renew(tokenId, { digest: secrets.digest(secret), expiresAt })
  const { id: userId, email: to, language, siteId } = user
  const name = (await profiles.first({ userId }))?.name ?? ''
  const reader = { userId, to, language, siteId, name }
  return { kind: 'data_ready', ...reader, secret, days: downloadDays } as const
}
