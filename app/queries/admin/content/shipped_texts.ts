import { contentPages, type ContentPage } from '#core/sites/content/page'
import { read } from '#queries/read'

type Listed = Readonly<{
  id: string
  holdsFrom: number
  approvedAt: number | null
  /** The name of who approved it. */
  approvedBy: string | null
}>

/** The wordings of a page that came with releases, the newest first; instants in milliseconds. */
export function shippedTexts(page: ContentPage) {
  return read<Listed>('shipped_texts')
    .leftJoin('admins', 'admins.id', 'shipped_texts.approved_by')
    .where({ page })
    .select('shipped_texts.id', 'holds_from', 'approved_at', 'admins.name as approved_by')
    .orderBy('holds_from', 'desc')
    .orderBy('shipped_texts.id', 'desc')
}

/**
 * The pages whose text is as it came with the newest release, and which no owner has approved or replaced
 * for a site, or (null) for all. A version that is planned has been read as well.
 */
export async function unapprovedTexts(siteId: string | null): Promise<ContentPage[]> {
  const query = read<Readonly<{ page: ContentPage }>>('content_versions')
    .whereNotNull('holds_from')
    .whereNull('withdrawn_at')
    .distinct('page')
  if (siteId === null) query.whereNull('site_id')
  else query.where((own) => void own.where('site_id', siteId).orWhereNull('site_id'))
  const written = (await query).map(({ page }) => page)
  const shipped = await read<Pick<Listed, 'approvedAt'> & { page: ContentPage }>('shipped_texts')
    .select('page', 'approved_at')
    .orderBy('shipped_at')
  const newest = new Map(shipped.map(({ approvedAt, page }) => [page, approvedAt]))
  return contentPages.filter((page) => newest.get(page) === null && !written.includes(page))
}
