import { adminRoles, type AdminLocale } from '#core/admin/admin'
import { hasRight, type AdminRight } from '#core/admin/rights'
import { read } from '#queries/read'

interface AdminToTell {
  id: string
  email: string
  name: string
  locale: AdminLocale
}

/** The admins who have a right on a site now. */
export function adminsWith(right: AdminRight, siteId: string) {
  return read<AdminToTell>('admins')
    .whereNull('disabled_at')
    .whereIn(
      'role',
      adminRoles.filter((role) => hasRight(role, right))
    )
    .where((seeing) => seeing.whereNull('site_id').orWhere('site_id', siteId))
    .select('id', 'email', 'name', 'locale')
    .orderBy('id')
}
