import { countOf, read } from '#queries/read'

/** How many members a mail to everybody of a site, or (null) of all, would reach now. */
export function membersReached(siteId: string | null) {
  const query = read<Record<string, unknown>>('users')
    .whereIn('status', ['active', 'not_confirmed'])
    .whereNotNull('email')
  if (siteId !== null) query.where('site_id', siteId)
  return countOf(query)
}
