import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Uploads on their way are written into an empty folder of this test; returns what ends that. */
export function ownUploadFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vonk-test-'))
  const restore = useUploadFolder(folder)
  return () => {
    restore()
    rmSync(folder, { recursive: true })
  }
}

/** This node cannot write uploads, as on a full disk; returns what ends that. */
export function unwritableUploadFolder() {
  return useUploadFolder(join(tmpdir(), 'gone'))
}

function useUploadFolder(folder: string) {
  const before = process.env.TMPDIR
  process.env.TMPDIR = folder
  return () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
  }
}
