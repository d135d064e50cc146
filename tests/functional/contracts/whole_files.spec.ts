import { mkdtempSync, rmSync } from 'node:fs'
import { open, readdir, rm, stat, utimes, writeFile, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { Disk } from '@adonisjs/drive'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { DrivePhotoStorage } from '#adapters/drive/drive_photo_storage'
import { StoredFiles } from '#adapters/drive/stored_files'
import { WholeFileDriver } from '#adapters/drive/whole_file_driver'
import { sweepPictures } from '#jobs/sweep_pictures_job'
import { FakeClock } from '#tests/fakes/fake_clock'

let location: string
let disk: Disk

test.group('A file in a folder', (group) => {
  group.each.setup(() => {
    location = mkdtempSync(join(tmpdir(), 'vonk-folder-'))
    disk = new Disk(new WholeFileDriver({ location, visibility: 'private' }))
    return () => rmSync(location, { recursive: true })
  })

  test('that breaks off is as it was before, and leaves nothing else', async ({ assert }) => {
    await disk.put('photos/one.webp', 'whole')
    const broken = Readable.from(breakingOff())
    await assert.rejects(() => disk.putStream('photos/one.webp', broken))
    assert.equal(await disk.get('photos/one.webp'), 'whole')
    const { objects } = await disk.listAll('/', { recursive: true })
    assert.deepEqual(
      Array.from(objects, ({ name }) => name),
      ['one.webp']
    )
  })

  for (const how of ['put', 'putStream'] as const) {
    test(`is on the disk before it has its name, and its name before ${how} ends`, async ({
      assert,
      cleanup,
    }) => {
      const flushed = await watchFlushes(cleanup)
      if (how === 'put') await disk.put('photos/aa/one.webp', 'whole')
      else await disk.putStream('photos/aa/one.webp', Readable.from(['whole']))
      const inodeOf = async (path: string) => (await stat(join(location, path))).ino
      const folders = await Promise.all(['photos/aa', 'photos', '.'].map(inodeOf))
      assert.deepEqual(flushed, [
        { inode: await inodeOf('photos/aa/one.webp'), size: 5, photos: 0 },
        ...folders.map((inode) => ({ inode, size: null, photos: 1 })),
      ])
      flushed.length = 0
      await disk.put('photos/aa/two.webp', 'whole')
      assert.lengthOf(flushed, 2, 'only the folder that changed')
    })
  }

  test('that a killed process left half written is removed after a while, also while others get their names', async ({
    assert,
  }) => {
    await disk.put('photos/one.webp', 'whole')
    const folder = join(location, 'unfinished')
    const dayOld = DateTime.utc().minus({ hours: 25 })
    for (const name of ['old', 'leaving', 'new']) await writeFile(join(folder, name), 'half')
    for (const name of ['old', 'leaving']) {
      await utimes(join(folder, name), dayOld.toJSDate(), dayOld.toJSDate())
    }
    const busy = new (class extends Disk {
      async getMetaData(key: string) {
        if (key.endsWith('leaving')) await rm(join(location, key), { force: true })
        return super.getMetaData(key)
      }
    })(disk.driver)
    const photos = new DrivePhotoStorage(
      new StoredFiles(() => ({ main: busy, old: null, signs: false }))
    )
    const clock = new FakeClock()
    clock.set(DateTime.utc())
    assert.equal(await sweepPictures({ clock, photos }), 1)
    assert.deepEqual(await readdir(folder), ['new'])
  })

  test('that lost its content is no picture, nor memory of the process', async ({ assert }) => {
    const photos = new DrivePhotoStorage(
      new StoredFiles(() => ({ main: disk, old: null, signs: false }))
    )
    await photos.put('abcd', 'full', new Uint8Array())
    assert.lengthOf(await disk.getBytes('photos/ab/cd/abcd-full.webp'), 0)
    assert.isNull(await photos.read('abcd', 'full'))
  })

  test('that lost its content while files move is read where it still has one', async ({
    assert,
    cleanup,
  }) => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'vonk-folder-'))
    cleanup(() => rmSync(elsewhere, { recursive: true }))
    const old = new Disk(new WholeFileDriver({ location: elsewhere, visibility: 'private' }))
    const files = new StoredFiles(() => ({ main: disk, old, signs: false }))
    await old.put('photos/one.webp', 'whole')
    await disk.put('photos/one.webp', '')
    assert.equal(new TextDecoder().decode((await files.read('photos/one.webp'))!), 'whole')
  })
})

type Flush = Readonly<{ inode: number; size: number | null; photos: number }>

/** Each file, with its size, and each folder that is flushed, with how many pictures had their names by then. */
async function watchFlushes(cleanup: (restore: () => void) => void) {
  const handle = await open(location)
  const prototype: FileHandle = Object.getPrototypeOf(handle)
  await handle.close()
  const { sync } = prototype
  cleanup(() => void (prototype.sync = sync))
  const flushed: Flush[] = []
  prototype.sync = async function (this: FileHandle) {
    const [file, names] = [await this.stat(), await readdir(location, { recursive: true })]
    const photos = names.filter((name) => name.endsWith('.webp')).length
    flushed.push({ inode: file.ino, size: file.isDirectory() ? null : file.size, photos })
    return sync.call(this)
  }
  return flushed
}

async function* breakingOff() {
  yield 'half'
  throw new Error('connection reset')
}
