import type { SignedInAdmin } from '#core/admin/admin'
import { memberAct, type OnMember } from '#core/admin/members/member_act'
import { exportDays, exportState, parseAuthority } from '#core/admin/members/member_export'
import type { Uses } from '#core/ports'
import type { ArchivedFile } from '#core/ports/data_archives'
import { ok, refuse } from '#core/result'

type By = Readonly<{ by: SignedInAdmin }>

/**
 * Asks for the data of a member in the name of an authority, with its name and file number as the
 * reason: a job puts the file together, the same as the download of their data. Refuses as
 * `parseAuthority` and `memberAct` do. Rule: docs/product/back-office.md, Export for an authority.
 */
export async function requestExport(
  ports: Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  { by, userId, ...typed }: OnMember & By & Parameters<typeof parseAuthority>[0]
) {
  const asked = parseAuthority(typed)
  if (!asked.ok) return asked
  const reason = `${asked.value.authority}, ${asked.value.fileNumber}`
  const act = { by, right: 'export_member', userId, reason } as const
  type Asked = Readonly<{ exportId: string }>
  return memberAct<typeof ports, Asked, never>(ports, act, async (_, { jobs, memberExports }) => {
    const id = ports.ids.next()
    const requestedAt = ports.clock.now()
    const { authority, fileNumber } = asked.value
    const of = { id, userId, adminId: by.adminId, authority, fileNumber, requestedAt }
    await memberExports.add({ ...of, expiresAt: null, takenAt: null, removedAt: null })
    await jobs.add({ name: 'prepare_export', exportId: id })
    return ok({ after: { export: id }, value: { exportId: id } })
  })
}

type Preparing = Readonly<{
  exportId: string
  /** All data that is stored about a user. */
  gather: (userId: string) => AsyncIterable<ArchivedFile>
}>

/** Makes the file of an export; a retry replaces it. Without effect when the member was erased. */
export async function prepareExport(
  { archives, clock, unitOfWork }: Uses<'archives' | 'clock' | 'unitOfWork'>,
  { exportId, gather }: Preparing
) {
  const found = await unitOfWork.run(({ memberExports }) => memberExports.find(exportId))
  if (!found || found.takenAt !== null) return
  await archives.write(exportId, gather(found.userId))
  const isWanted = await unitOfWork.run(async ({ memberExports }) => {
    if (!(await memberExports.lock(exportId))) return false
    const expiresAt = clock.now().plus({ days: exportDays })
    await memberExports.update(exportId, { expiresAt })
    return true
  })
  if (!isWanted) await archives.remove(exportId)
}

/**
 * Hands out the file of an export, once. Returns its bytes as a stream. Refuses as `memberAct` does,
 * and 'export_gone' for one that is not ready, was taken, or has expired.
 * Rule: docs/product/back-office.md, Export for an authority.
 */
export async function takeExport(
  ports: Uses<'archives' | 'clock' | 'secrets' | 'unitOfWork'>,
  { by, exportId, userId }: OnMember & By & Readonly<{ exportId: string }>
) {
  const file = await ports.archives.read(exportId)
  const act = { by, right: 'export_member', userId, reason: null } as const
  return memberAct(ports, act, async (_, { memberExports }) => {
    const found = await memberExports.lock(exportId)
    const now = ports.clock.now()
    const isReady = found?.userId === userId && exportState(found, now) === 'ready'
    if (!file || !isReady) return refuse('export_gone')
    await memberExports.update(exportId, { takenAt: now })
    return ok({ after: { export: exportId, taken: true }, value: file })
  })
}

/** Minutes in which a file that was taken is still being sent. */
const sendingMinutes = 60

/** Removes the files of exports that were taken, or have expired. Returns how many. */
export async function removeOldExports({
  archives,
  clock,
  unitOfWork,
}: Uses<'archives' | 'clock' | 'unitOfWork'>) {
  const now = clock.now()
  const sent = now.minus({ minutes: sendingMinutes })
  const kept = await unitOfWork.run(({ memberExports }) => memberExports.where({ removedAt: null }))
  const old = kept.filter(({ expiresAt, takenAt }) => {
    return (takenAt !== null && takenAt < sent) || (expiresAt !== null && expiresAt <= now)
  })
  for (const { id } of old) {
    await archives.remove(id)
    await unitOfWork.run(({ memberExports }) => memberExports.update(id, { removedAt: now }))
  }
  return old.length
}
