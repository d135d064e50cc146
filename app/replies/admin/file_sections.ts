import type { AdminRole } from '#core/admin/admin'
import { hasRight, type AdminRight } from '#core/admin/rights'

/** The sections of a file in their order, by the id each has on the page. */
const sections: readonly Section[] = [
  { id: 'account' },
  { id: 'notes' },
  { id: 'photos' },
  { id: 'logins' },
  { id: 'consents' },
  { id: 'orders' },
  { id: 'credits' },
  { id: 'corrections', right: 'change_member', isOfAccounts: true },
  { id: 'mails' },
  { id: 'reports' },
  { id: 'chats', right: 'read_conversation' },
  { id: 'readings', isOfRead: true },
  { id: 'complaints', right: 'see_complaints' },
  { id: 'measures' },
  { id: 'exports', right: 'export_member' },
  { id: 'deletion', right: 'delete_member', isOfAccounts: true },
  { id: 'audit' },
  { id: 'looks' },
]

type Section = Readonly<{
  id: string
  right?: AdminRight
  /** Whether it is gone once the account is erased. */
  isOfAccounts?: boolean
  /** Whether it needs a conversation that an admin read. */
  isOfRead?: boolean
}>

type Shown = Readonly<{ role: AdminRole; isErased: boolean; wasRead: boolean }>

/** The table of contents of a file: the sections that this admin sees of it. */
export function sectionsOfFile({ isErased, role, wasRead }: Shown) {
  const shown = sections.filter(({ isOfAccounts, isOfRead, right }) => {
    if (right && !hasRight(role, right)) return false
    return !(isOfAccounts && isErased) && !(isOfRead && !wasRead)
  })
  return shown.map(({ id }) => id)
}
