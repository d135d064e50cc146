import type { Uses } from '#core/ports'
import type { ArchivedFile } from '#core/ports/data_archives'

type PreparePorts = Uses<'archives' | 'unitOfWork'>
type PrepareInput = Readonly<{
  tokenId: string
  /** All data that is stored about a user. */
  gather: (userId: string) => AsyncIterable<ArchivedFile>
}>

/**
 * Makes the file that a member requested, and has the link to it mailed. A retry replaces the
 * file; when the member was erased meanwhile, the file is removed.
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
