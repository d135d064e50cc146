import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { photoVariants } from '#core/ports/photo_storage'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { runWith as run } from '#tests/support/backups/run_command'
import { makeDatabase } from '#tests/support/site/own_database'

/** Folder of this test: the pictures of the site, its backups, and new machines. */
let folder: string

/** Pictures of one member, of all variants. */
let pictures: string[]

test.group('A backup on a new machine', (group) => {
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vonk-elsewhere-'))
    pictures = await storeSomePictures()
    return () => rm(folder, { recursive: true })
  })

  test('that is encrypted is restored by the identity alone, with its pictures', async ({
    assert,
  }) => {
    const { identity, recipient } = await newKey('first')
    await backUp({ BACKUP_RECIPIENT: recipient })
    const machine = await newMachine('new')
    const restored = await run('backup:restore', { ...machine, BACKUP_IDENTITY_FILE: identity })
    assert.equal(restored.code, 0, restored.output)
    await assertHasPictures(machine.STORAGE_PATH)
  })

  test('is opened as it was made, whatever recipient was set or changed since', async ({
    assert,
  }) => {
    const [first, second] = [await newKey('first'), await newKey('second')]
    const names: string[] = []
    for (const BACKUP_RECIPIENT of [undefined, first.recipient, second.recipient]) {
      await backUp({ BACKUP_RECIPIENT })
      names.push((await backups()).at(-1)!)
    }
    for (const [index, identity] of [undefined, first.identity, second.identity].entries()) {
      const machine = await newMachine(`machine-${index}`)
      const settings = { BACKUP_RECIPIENT: second.recipient, BACKUP_IDENTITY_FILE: identity }
      const restored = await run(`backup:restore ${names[index]}`, { ...machine, ...settings })
      assert.equal(restored.code, 0, restored.output)
      await assertHasPictures(machine.STORAGE_PATH)
    }
  })

  test('is restored with so many of its pictures as a drill asks for', async ({ assert }) => {
    await backUp({})
    const machine = await newMachine('new')
    const restored = await run('backup:restore --pictures=2', machine)
    assert.equal(restored.code, 0, restored.output)
    assert.lengthOf(await filesBelow(join(machine.STORAGE_PATH, 'photos')), 2)
    const [copy] = await filesBelow(join(folder, 'backups', 'pictures'))
    await rm(copy)
    const lacking = await run('backup:restore --pictures=0', await newMachine('other'))
    assert.equal(lacking.code, 1)
    assert.include(lacking.output, copy)
  })

  test('whose restore fails fills no database, and is restored by another try', async ({
    assert,
  }) => {
    await backUp({})
    const machine = await newMachine('new')
    const [copy] = await filesBelow(join(folder, 'backups', 'pictures'))
    await rename(copy, join(folder, 'lost'))
    const failed = await run('backup:restore', machine)
    assert.equal(failed.code, 1)
    assert.include(failed.output, 'ENOENT')
    await rename(join(folder, 'lost'), copy)
    const restored = await run('backup:restore', machine)
    assert.equal(restored.code, 0, restored.output)
    await assertHasPictures(machine.STORAGE_PATH)
  })

  async function assertHasPictures(storage: string) {
    for (const picture of pictures) {
      const [kept, restored] = [join(folder, 'storage'), storage].map((root) => join(root, picture))
      if (!(await readFile(restored)).equals(await readFile(kept))) throw new Error(restored)
    }
  }
})

/** Answers their paths below the storage. */
async function storeSomePictures() {
  const paths = photoVariants.map((variant) => `photos/aa/bb/aabb-${variant}.webp`)
  await mkdir(join(folder, 'storage', 'photos', 'aa', 'bb'), { recursive: true })
  for (const path of paths) await writeFile(join(folder, 'storage', path), randomBytes(20_000))
  return paths
}

async function filesBelow(root: string) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files.map((entry) => join(entry.parentPath, entry.name))
}

async function newKey(name: string) {
  const key = await generateIdentity()
  const identity = join(folder, `${name}.txt`)
  await writeFile(identity, `${key}\n`)
  return { identity, recipient: await identityToRecipient(key) }
}

async function backUp(settings: NodeJS.ProcessEnv) {
  const places = { BACKUP_PATH: join(folder, 'backups'), STORAGE_PATH: join(folder, 'storage') }
  const made = await run('backup:create', { ...places, ...settings })
  if (made.code !== 0) throw new Error(made.output)
}

async function backups() {
  return (await readdir(join(folder, 'backups'))).filter((name) => name.endsWith('Z')).toSorted()
}

/** Settings of a new machine: an empty database and storage, and the folder of backups. */
async function newMachine(name: string) {
  const place = join(folder, name)
  await mkdir(place)
  return {
    ...(await makeDatabase()),
    SQLITE_FILE: join(place, 'vonk.sqlite3'),
    STORAGE_PATH: join(place, 'storage'),
    BACKUP_PATH: join(folder, 'backups'),
  }
}
