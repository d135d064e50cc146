import type { Database } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Ports } from '#core/ports'
import { fillAlbums } from '#database/demo/albums'
import { castMembers, type Character } from '#database/demo/cast'
import { writeConversations } from '#database/demo/conversations'
import { findHomes } from '#database/demo/homes'
import { demoId } from '#database/demo/ids'
import { lastActive, insertCast } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import { Photographer } from '#database/demo/pictures'
import { insertCompany } from '#database/demo/company'
import { giveGifts } from '#database/demo/gifts'
import { buyBundles } from '#database/demo/purchases'
import { randomFrom } from '#database/demo/random'
import { insertSelfDescriptions } from '#database/demo/self_descriptions'
import { insertLikes } from '#database/demo/romances'
import { insertVisits } from '#database/demo/visits'
import { readWritings } from '#database/demo/writings'
import { installSite } from '#database/install/site'
import { transact } from '#database/transact'

/**
 * Creates the demo world, or refreshes an existing one: its members become as recently active as
 * when it was created. Returns their number, and whether they are new.
 */
export async function seedDemoWorld(database: Database, ports: Ports) {
  const cast = await castMembers()
  const known = await database.from('users').where('id', demoId('user', 1)).first()
  if (known) await transact(database, (client) => refreshActivity(client, cast, ports))
  else await transact(database, (client) => create(client, cast, ports))
  return { members: cast.length, created: !known }
}

async function create(client: TransactionClientContract, cast: Character[], ports: Ports) {
  const now = ports.clock.now()
  const site = await installSite(client)
  await approvePhotosAtOnce(client, site.id)
  await insertCast(client, cast, {
    siteId: site.id,
    passwordHash: await ports.passwords.hash(demoPassword),
    now,
    homes: await findHomes(client),
  })
  await insertSelfDescriptions(client, cast, now)
  const photographer = new Photographer(ports)
  await fillAlbums(client, cast, photographer)
  await insertLikes(client, cast, now)
  await insertVisits(client, cast, now)
  const scripts = await writeConversations(client, cast, await readWritings(), now)
  await buyBundles(client, cast, now)
  await giveGifts(client, scripts, photographer)
  await insertCompany(client, site.id)
}

/** A demo has no moderators, so photos are approved at once. */
async function approvePhotosAtOnce(client: TransactionClientContract, siteId: string) {
  const setting = { site_id: siteId, name: 'photo_moderation', value: JSON.stringify('after') }
  await client
    .knexQuery()
    .table('settings')
    .insert(setting)
    .onConflict(['site_id', 'name'])
    .ignore()
}

async function refreshActivity(client: TransactionClientContract, cast: Character[], ports: Ports) {
  const now = ports.clock.now()
  for (const { number } of cast) {
    const active = lastActive(now, randomFrom(number).below(100)).toMillis()
    await client
      .from('profiles')
      .where('id', demoId('profile', number))
      .where('last_active_at', '<', active)
      .update({ last_active_at: active })
  }
}
