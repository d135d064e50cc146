import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import { FakePictureRenderer } from '#tests/fakes/fake_picture_renderer'
import { InMemoryPhotoStorage } from '#tests/fakes/in_memory_photo_storage'
import { installPlaces } from '#database/install/places'
import { seedDemoWorld } from '#database/demo/world'
import { keepPrepared, restorePrepared } from '#tests/support/database/prepared'
import { sitePorts } from '#tests/support/site/ports'

let made: ReturnType<typeof installDemoWorld> | null = null
let groups = 0

/**
 * For the groups of `tests/functional/demo`, all of which leave the world as it is: the first of them makes
 * it, and after the last the database is as before.
 */
export function withDemoWorld(group: Group) {
  groups += 1
  group.setup(async () => {
    await keepPrepared()
    await demoWorld()
  })
  group.teardown(async () => {
    groups -= 1
    if (groups === 0) await restorePrepared()
  })
}

export function demoWorld() {
  made ??= installDemoWorld()
  return made
}

/** On an empty site. */
async function installDemoWorld() {
  await db.transaction(async (client) => {
    for (const table of ['places', 'regions']) await client.from(table).delete()
    await installPlaces(client)
  })
  const photos = new InMemoryPhotoStorage()
  const pictures = new FakePictureRenderer()
  const ports = { ...(await sitePorts()), photos, pictures }
  const seed = () => seedDemoWorld(db, ports)
  await seed()
  return { seed }
}

/** The distinct values of a column. */
export async function distinctValues(table: string, column: string): Promise<unknown[]> {
  const rows = await db.from(table).distinct(column)
  return rows.map((row) => row[column])
}

/** All rows of the demo world, without the last activity, which every start renews. */
export async function rowsOfDemoWorld() {
  const rows = await Promise.all(tables.map((table) => db.from(table)))
  return rows.map((kept) =>
    kept.map(({ last_active_at: _, ...row }) => JSON.stringify(row)).toSorted()
  )
}

const tables = [
  'sites',
  'users',
  'profiles',
  'profile_interests',
  'photos',
  'likes',
  'conversations',
  'participants',
  'messages',
  'orders',
  'ledger_movements',
]
