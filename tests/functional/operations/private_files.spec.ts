import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { writeSealed } from '#operations/backups/sealed_files'
import { TemporaryFolder } from '#operations/temporary_folder'
import { Readable } from 'node:stream'

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test.group('Files of the site', (group) => {
  let around: string
  group.each.setup(() => {
    around = mkdtempSync(join(tmpdir(), 'vonk-test-'))
    return () => rmSync(around, { recursive: true })
  })

  test('are read by no other user of the machine', async ({ assert }) => {
    const backup = join(around, 'database.gz')
    await writeSealed(Readable.from(['rows']), backup)
    const folder = join(around, 'folder')
    mkdirSync(folder)
    assert.deepEqual([backup, folder].map(modeOf), ['600', '700'])
  })

  test('on their way have a folder of their own, which is swept', async ({ assert }) => {
    const folder = new TemporaryFolder(join(around, 'files'))
    const [old, recent] = ['old', 'recent'].map((kind) => {
      const path = folder.newFile(kind)
      writeFileSync(path, 'bytes')
      return path
    })
    assert.deepEqual([folder.path, old].map(modeOf), ['700', '600'])
    const day = 86_400
    const now = Date.now() / 1000
    utimesSync(old, now, now - day - 60)
    utimesSync(recent, now, now - day + 60)
    await folder.sweep(Date.now())
    assert.deepEqual(await readdir(folder.path), [recent.slice(folder.path.length + 1)])
  })
})
