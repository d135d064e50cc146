import { Buffer } from 'node:buffer'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import app from '@adonisjs/core/services/app'
import { Disk } from '@adonisjs/drive'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DrivePhotoStorage } from '#adapters/drive/drive_photo_storage'
import { StoredFiles } from '#adapters/drive/stored_files'
import { photoVariants } from '#core/ports/photo_storage'
import Photo from '#models/photo'
import { copyFiles, removeOriginals } from '#operations/pictures/move_files'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { storageKeyOf, storeFiles, storePhoto } from '#tests/support/profiles/photos'
import { emptyBucket } from '#tests/support/storage/s3_store'

let from: Disk
let to: Disk

/** What the site reads and writes while pictures move. */
let site: DrivePhotoStorage

const nobody = () => {}

test.group('Pictures that move to a store', (group) => {
  inTransaction(group)
  group.each.setup(async () => {
    from = drive.fake()
    to = (await emptyBucket()).disk
    site = new DrivePhotoStorage(new StoredFiles(() => ({ main: to, old: from, signs: false })))
    return () => drive.restore()
  })

  test('are the same there, with downloads that somebody waits for', async ({ assert }) => {
    const photoId = await adasPhoto()
    const wanted = await download(null)
    const over = await download(Date.now())
    const told: number[] = []
    const moved = await copyFiles({ from, to }, ({ copied }) => told.push(copied))
    assert.deepEqual(moved, { copied: 4, equal: 0, withoutRow: 1, removed: 0, failures: [] })
    assert.deepEqual(told, [3, 4])
    for (const variant of photoVariants) {
      assert.equal(await to.get(pathOf(photoId, variant)), `${variant} of ${photoId}`)
    }
    assert.isTrue(await to.exists(wanted))
    assert.isFalse(await to.exists(over))
  })

  test('are read before, while and after they move, and new ones too', async ({ assert }) => {
    const old = await adasPhoto()
    const read = async (id: string) =>
      Buffer.from((await site.read(storageKeyOf(id), 'full')) ?? []).toString()
    assert.equal(await read(old), `full of ${old}`)
    await site.put(storageKeyOf('new'), 'full', Buffer.from('new'))
    await copyFiles({ from, to }, nobody)
    await removeOriginals({ from, to }, nobody)
    assert.equal(await read(old), `full of ${old}`)
    assert.equal(await read('new'), 'new')
    assert.isFalse(await from.exists(pathOf('new', 'full')))
  })

  test('are read while they leave the old disk between two looks', async ({ assert }) => {
    const photoId = await adasPhoto()
    const key = storageKeyOf(photoId)
    const leaving = new (class extends Disk {
      async getBytes(path: string): Promise<Uint8Array> {
        await copyFiles({ from, to }, nobody)
        await removeOriginals({ from, to }, nobody)
        return from.getBytes(path)
      }
    })(from.driver)
    const files = new StoredFiles(() => ({ main: to, old: leaving, signs: false }))
    assert.isNotNull(await new DrivePhotoStorage(files).read(key, 'full'))
  })

  test('go on where the move was interrupted', async ({ assert }) => {
    await adasPhoto()
    await adasPhoto(2)
    const broken = new (class extends Disk {
      #left = 3
      putStream(path: string, contents: Readable) {
        this.#left -= 1
        if (this.#left >= 0) return super.putStream(path, contents)
        return Promise.reject(new Error('connection reset'))
      }
    })(to.driver)
    const first = await copyFiles({ from, to: broken }, nobody)
    assert.equal(first.copied, 3)
    assert.lengthOf(first.failures, 3)
    assert.include(first.failures[0], 'connection reset')
    assert.containSubset(await copyFiles({ from, to }, nobody), {
      copied: 3,
      equal: 3,
      failures: [],
    })
  })

  test('are copied again where the copy is damaged', async ({ assert }) => {
    const photoId = await adasPhoto()
    const path = pathOf(photoId, 'full')
    await to.put(path, 'x'.repeat(`full of ${photoId}`.length))
    assert.containSubset(await copyFiles({ from, to }, nobody), { copied: 3, equal: 0 })
    assert.equal(await to.get(path), `full of ${photoId}`)
  })

  test('are not taken for copied when the store keeps something else', async ({ assert }) => {
    const photoId = await adasPhoto()
    const forgetful = new (class extends Disk {
      putStream(path: string) {
        return super.put(path, 'x'.repeat(`full of ${photoId}`.length))
      }
    })(to.driver)
    const { copied, failures } = await copyFiles({ from, to: forgetful }, nobody)
    assert.equal(copied, 0)
    assert.lengthOf(failures, 3)
    assert.isFalse(await to.exists(pathOf(photoId, 'full')))
    assert.isTrue(await from.exists(pathOf(photoId, 'full')))
  })

  test('are on neither disk when a member deletes them just before they are written', async ({
    assert,
  }) => {
    const photoId = await adasPhoto()
    const racing = new (class extends Disk {
      async putStream(path: string, contents: Readable) {
        const bytes = await buffer(contents)
        await Photo.query().where('id', photoId).delete()
        await site.remove(storageKeyOf(photoId))
        return super.put(path, bytes)
      }
    })(to.driver)
    const moved = await copyFiles({ from, to: racing }, nobody)
    assert.containSubset(moved, { copied: 0, withoutRow: 3, failures: [] })
    for (const variant of photoVariants) {
      assert.isNull(await site.read(storageKeyOf(photoId), variant))
    }
  })

  test('are on neither disk when a member deletes them after they moved', async ({ assert }) => {
    const photoId = await adasPhoto()
    await copyFiles({ from, to }, nobody)
    await Photo.query().where('id', photoId).delete()
    await site.remove(storageKeyOf(photoId))
    assert.containSubset(await copyFiles({ from, to }, nobody), { copied: 0, equal: 0 })
    assert.isNull(await site.read(storageKeyOf(photoId), 'full'))
  })

  test('that belong to nothing are left to the sweep', async ({ assert }) => {
    await storeFiles('orphan')
    assert.containSubset(await copyFiles({ from, to }, nobody), { copied: 0, withoutRow: 3 })
    assert.containSubset(await removeOriginals({ from, to }, nobody), { removed: 0 })
    assert.isTrue(await from.exists(pathOf('orphan', 'full')))
  })

  test('leave the old disk only where the store has the same', async ({ assert }) => {
    const photoId = await adasPhoto()
    await copyFiles({ from, to }, nobody)
    await to.put(pathOf(photoId, 'full'), 'x'.repeat(`full of ${photoId}`.length))
    await to.delete(pathOf(photoId, 'thumb'))
    const { failures, removed } = await removeOriginals({ from, to }, nobody)
    assert.equal(removed, 1)
    assert.lengthOf(failures, 2)
    assert.isTrue(await from.exists(pathOf(photoId, 'full')))
    assert.isTrue(await from.exists(pathOf(photoId, 'thumb')))
    assert.isFalse(await from.exists(pathOf(photoId, 'match')))
  })

  test('that are empty are not taken for pictures, nor put in the place of one', async ({
    assert,
  }) => {
    const photoId = await adasPhoto()
    const [full, thumb] = [pathOf(photoId, 'full'), pathOf(photoId, 'thumb')]
    await from.put(full, '')
    await from.put(thumb, '')
    await to.put(full, 'the right one')
    const { copied, failures } = await copyFiles({ from, to }, nobody)
    assert.equal(copied, 1)
    assert.sameMembers(
      failures,
      [full, thumb].map((path) => `${path}: is empty: put it back from a backup, or delete it`)
    )
    assert.equal(await to.get(full), 'the right one')
    assert.isFalse(await to.exists(thumb))
  })

  test('take downloads along whose copy is empty', async ({ assert }) => {
    await adasPhoto()
    const path = await download(null)
    await to.put(path, '')
    assert.containSubset(await removeOriginals({ from, to }, nobody), { removed: 0 })
    assert.isTrue(await from.exists(path))
    assert.containSubset(await copyFiles({ from, to }, nobody), { copied: 4 })
    assert.equal(await to.get(path), 'a zip')
  })

  test('go back to a disk', async ({ assert }) => {
    const photoId = await adasPhoto()
    await copyFiles({ from, to }, nobody)
    await removeOriginals({ from, to }, nobody)
    const back = { from: to, to: from }
    assert.containSubset(await copyFiles(back, nobody), { copied: 3, failures: [] })
    assert.containSubset(await removeOriginals(back, nobody), { removed: 3, failures: [] })
    assert.equal(await from.get(pathOf(photoId, 'full')), `full of ${photoId}`)
  })

  test('are given up once the store is down', async ({ assert }) => {
    for (let position = 1; position <= 8; position++) await adasPhoto(position)
    const down = new (class extends Disk {
      exists(): Promise<boolean> {
        return Promise.reject(new Error('connection refused'))
      }
    })(to.driver)
    const { copied, failures } = await copyFiles({ from, to: down }, nobody)
    assert.equal(copied, 0)
    assert.isAtLeast(failures.length, 20)
    assert.isBelow(failures.length, 32)
  })

  test('leave nothing on the old disk that is deleted while the store is down', async ({
    assert,
  }) => {
    const photoId = await adasPhoto()
    to.delete = () => Promise.reject(new Error('connection refused'))
    await assert.rejects(() => site.remove(storageKeyOf(photoId)), /connection refused/)
    assert.isFalse(await from.exists(pathOf(photoId, 'full')))
  })
})

test.group('The command that moves pictures', () => {
  test('is refused with exit code 2 where none move', async ({ assert }) => {
    const ace = await app.container.make('ace')
    const command = await ace.exec('pictures:move', [])
    assert.equal(command.exitCode, 2)
  })
})

/** Stores a photo of Ada with its files; answers its id. */
async function adasPhoto(position = 1) {
  if (!(await db.from('users').where('id', ada().user.id).first())) await join(ada())
  const photoId = await storePhoto(ada(), { position })
  await storeFiles(photoId)
  return photoId
}

/** Stores the archive of a download; answers its path. */
async function download(usedAt: number | null) {
  const id = crypto.randomUUID()
  const now = Date.now()
  await db.table('tokens').insert({
    id,
    user_id: ada().user.id,
    purpose: 'data',
    digest: id,
    expires_at: now + 1000,
    created_at: now,
    used_at: usedAt,
  })
  await from.put(`downloads/${id}.zip`, 'a zip')
  return `downloads/${id}.zip`
}

function pathOf(photoId: string, variant: string) {
  const key = storageKeyOf(photoId)
  return `photos/${key.slice(0, 2)}/${key.slice(2, 4)}/${key}-${variant}.webp`
}
