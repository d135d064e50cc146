import type { DateTime } from 'luxon'
import { ok, refuse } from '#core/result'

/** The data of a member, put together because an authority asked for it. */
export type MemberExport = Readonly<{
  id: string
  userId: string
  /** The admin who asked for it. */
  adminId: string
  authority: string
  /** The number under which the authority keeps the case. */
  fileNumber: string
  requestedAt: DateTime
  /** Until when its file can be taken; null while it is being prepared. */
  expiresAt: DateTime | null
  /** When its file was downloaded, which happens once. */
  takenAt: DateTime | null
  /** When its file was removed. */
  removedAt: DateTime | null
}>

/** Days for which a file can be taken. */
export const exportDays = 7

export const exportStates = ['preparing', 'ready', 'taken', 'over'] as const
export type ExportState = (typeof exportStates)[number]

/** What has become of an export. Rule: docs/product/back-office.md, Export for an authority. */
export function exportState(
  { expiresAt, takenAt }: Pick<MemberExport, 'expiresAt' | 'takenAt'>,
  now: DateTime
): ExportState {
  if (takenAt !== null) return 'taken'
  if (expiresAt === null) return 'preparing'
  return now < expiresAt ? 'ready' : 'over'
}

/** The longest name of an authority, and number of a file, in characters. */
const longest = 200

/**
 * Parses who asks for the data of a member, and under which number. Refuses 'authority_missing'
 * without either. Rule: docs/product/back-office.md, Export for an authority.
 */
export function parseAuthority(typed: Readonly<{ authority: string; fileNumber: string }>) {
  const authority = typed.authority.trim().slice(0, longest)
  const fileNumber = typed.fileNumber.trim().slice(0, longest)
  if (authority === '' || fileNumber === '') return refuse('authority_missing')
  return ok({ authority, fileNumber })
}
