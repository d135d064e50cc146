import db from '@adonisjs/lucid/services/db'

/** What PostgreSQL keeps of the log that it hands on. */
type Archiver = Readonly<{
  last: string | null
  is_failing: boolean
  written: string
  segment: string
}>

/**
 * Whether PostgreSQL last failed to archive its log, and how many bytes of the log wait for that; null where it does
 * not archive. Rule: docs/operations/point-in-time.md.
 */
export async function logArchive() {
  const client = db.connection()
  if (client.dialect.name !== 'postgres') return null
  const { rows } = await client.rawQuery<{ rows: Archiver[] }>(`
    select last_archived_wal as last,
      coalesce(last_failed_time > last_archived_time, last_failed_time is not null) as is_failing,
      pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as written,
      pg_size_bytes(current_setting('wal_segment_size')) as segment
    from pg_stat_archiver where current_setting('archive_mode') <> 'off'`)
  if (rows.length === 0) return null
  const [{ is_failing: isFailing, last, segment, written }] = rows
  return { isFailing, waiting: bytesAfter(last, Number(written), Number(segment)) }
}

/** The bytes written after a file of the log, by its name: timeline, part and file, of eight digits each. */
export function bytesAfter(file: string | null, written: number, segment: number) {
  const [, part, number] = /^[\dA-F]{8}([\dA-F]{8})([\dA-F]{8})/.exec(file ?? '') ?? []
  if (!part) return null
  const end = Number.parseInt(part, 16) * 2 ** 32 + (Number.parseInt(number, 16) + 1) * segment
  return Math.max(0, written - end)
}
