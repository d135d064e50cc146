import type { Admin } from '#core/admin/admin'
import { read } from '#queries/read'

/** The sites that an admin sees, by domain. */
export function sitesOf({ siteId }: Pick<Admin, 'siteId'>) {
  const query = read<Readonly<{ id: string; name: string; domain: string }>>('sites')
  query.select('id', 'name', 'domain').orderBy('domain')
  if (siteId !== null) query.where('id', siteId)
  return query
}
