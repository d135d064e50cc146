import type { AdminRole } from '#core/admin/admin'
import { hasRight, type AdminRight } from '#core/admin/rights'

/** The lists of a member's file, of which it shows the newest rows. */
export const fileLists = [
  'notes',
  'logins',
  'consents',
  'orders',
  'credits',
  'sent',
  'links',
  'bounces',
  'reports_about',
  'reports_made',
  'chats',
  'readings',
  'complaints',
  'measures',
  'exports',
  'audit',
  'looks',
] as const
export type FileList = (typeof fileLists)[number]

/** What a list needs beside the right to see members. */
const rights: Partial<Record<FileList, AdminRight>> = {
  chats: 'read_conversation',
  complaints: 'see_complaints',
  exports: 'export_member',
}

/** Whether a role sees a list of a member's file, all of it too. */
export function seesFileList(role: AdminRole, list: FileList) {
  return hasRight(role, 'see_members') && hasRight(role, rights[list] ?? 'see_members')
}
