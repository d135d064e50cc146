import { adminRoles, type AdminLocale } from '#core/admin/admin'
import { hasRight } from '#core/admin/rights'
import { read } from '#queries/read'

interface Decider {
  email: string
  name: string
  locale: AdminLocale
}

/** The admins who may decide reports of a site now. */
export function deciders(siteId: string) {
  return read<Decider>('admins')
    .whereNull('disabled_at')
    .whereIn(
      'role',
      adminRoles.filter((role) => hasRight(role, 'decide_report'))
    )
    .where((seeing) => seeing.whereNull('site_id').orWhere('site_id', siteId))
    .select('email', 'name', 'locale')
    .orderBy('id')
}
