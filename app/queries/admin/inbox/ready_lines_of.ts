import type { ReadyLine } from '#core/admin/inbox/ready_line'
import type { Locale } from '#core/sites/locales'
import { read } from '#queries/read'

/** The ready lines of an admin, of one language or of all (null), the oldest first. */
export function readyLinesOf(adminId: string, language: Locale | null) {
  const query = read<Pick<ReadyLine, 'id' | 'language' | 'body'>>('ready_lines')
    .where('admin_id', adminId)
    .select('id', 'language', 'body')
    .orderBy(['language', 'created_at', 'id'])
  if (language) query.where('language', language)
  return query
}
