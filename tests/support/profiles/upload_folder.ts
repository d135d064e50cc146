import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { TemporaryFolder } from '#operations/temporary_folder'

/** Uploads on their way are written into an empty folder of this test. */
export function ownUploadFolder() {
  const path = mkdtempSync(join(tmpdir(), 'vonk-test-'))
  const restore = useUploadFolder(path)
  return {
    path,
    end() {
      restore()
      rmSync(path, { recursive: true })
    },
  }
}

/** This node cannot write uploads, as on a full disk; returns what ends that. */
export function unwritableUploadFolder() {
  return useUploadFolder(join(tmpdir(), 'gone', 'files'))
}

function useUploadFolder(path: string) {
  app.container.swap(TemporaryFolder, () => new TemporaryFolder(path))
  return () => app.container.restore(TemporaryFolder)
}
