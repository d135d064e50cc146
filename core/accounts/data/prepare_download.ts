import type { Uses } from '#core/ports'
import type { ArchivedFile } from '#core/ports/data_archives'

type PreparePorts = Uses<'archives' | 'unitOfWork'>
type PrepareInput = Readonly<{
  tokenId: string
  /** All that is kept about a user. */
  gather: (userId: string) => AsyncIterable<ArchivedFile>
}>

/**
 * Makes the file that a member asked for, and has the link to it mailed. Done again, it replaces
 * the file; of a member who was erased meanwhile no file stays.
 */
export async function prepareDownload(ports: PreparePorts, { tokenId, gather }: PrepareInput) {
  const { archives, unitOfWork } = ports
  const token = await unitOfWork.run(({ tokens }) => tokens.find(tokenId))
  if (!token || token.usedAt !== null) return
  await archives.write(tokenId, gather(token.userId))
  if (!(await announce(ports, tokenId))) await archives.remove(tokenId)
}

/** False when the file is not wanted any more. */
function announce({ unitOfWork }: PreparePorts, tokenId: string) {
  return unitOfWork.run(async ({ jobs, tokens, users }) => {
    const token = await tokens.find(tokenId)
    const user = token && (await users.lock(token.userId))
    if (!user || user.email === null || token.usedAt !== null) return false
    await jobs.add({ name: 'send_mail', kind: 'data_ready', userId: user.id, tokenId })
    return true
  })
}
