import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A temporary folder of this group's own: others share theirs, for example with the suite on the other database. */
export function ownTemporaryFolder() {
  const before = process.env.TMPDIR
  const folder = mkdtempSync(join(tmpdir(), 'vonk-test-'))
  process.env.TMPDIR = folder
  return () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true })
  }
}
