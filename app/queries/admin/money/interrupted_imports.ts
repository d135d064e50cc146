import { read } from '#queries/read'

interface Row {
  begunAt: number
  /** Null for the terminal. */
  admin: string | null
}

/** Imports of bank files that did not get to their end, while the same file was not imported again. */
export function interruptedImports(): Promise<Row[]> {
  return read<Row>('bank_imports')
    .leftJoin('admins', 'admins.id', 'bank_imports.admin_id')
    .whereNull('bank_imports.ended_at')
    .whereNotNull('bank_imports.interrupted_at')
    .select('bank_imports.begun_at', 'admins.name as admin')
    .orderBy('bank_imports.begun_at')
    .limit(20)
}
