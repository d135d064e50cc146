/** What SQLite and PostgreSQL (disk_full) call it when nothing more fits. */
const codes = new Set(['SQLITE_FULL', '53100'])

/** Milliseconds for which a refused write says that the disk is still full, unless one more is refused. */
const remembered = 60_000

let refusedAt: number | null = null

/** Whether a write was refused as the disk of the database is full; its transaction changed nothing. */
export function isFullDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.has(String(error.code))) return true
  return isFullDatabase(error.cause)
}

/** Keeps that a write was refused, for those who ask how this process does. */
export function noteFullDatabase(now = Date.now()) {
  refusedAt = now
}

/** Whether this process was refused a write in the last minute. */
export function wasFullDatabase(now = Date.now()) {
  return refusedAt !== null && now - refusedAt < remembered
}
