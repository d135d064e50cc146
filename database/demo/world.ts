import type { Database } from '@adonisjs/lucid/database'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Ports } from '#core/ports'
import type { Locale } from '#core/sites/locales'
import { createTeam } from '#database/demo/admins'
import { approvePhotosAtOnce } from '#database/demo/approve_photos'
import { insertDomains } from '#database/demo/domains'
import { fillAlbums } from '#database/demo/albums'
import { chargeBack } from '#database/demo/chargeback'
import { castMembers, type Character } from '#database/demo/cast'
import { writeConversations } from '#database/demo/conversations'
import { findHomes } from '#database/demo/homes'
import { demoId } from '#database/demo/ids'
import { lastActive, insertCast } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import { insertModeration } from '#database/demo/moderation'
import { insertComplaints } from '#database/demo/complaints'
import { insertCompany } from '#database/demo/company'
import { insertFigures } from '#database/demo/figures'
import { exportDemoDebits } from '#database/demo/debits'
import { giveDiscounts } from '#database/demo/discounts'
import { compareDemoDays } from '#database/demo/settlements'
import { fillInbox } from '#database/demo/fictional_inbox'
import { giveGifts } from '#database/demo/gifts'
import { insertEncounters, refreshLeads } from '#database/demo/leads'
import { playConversations } from '#database/demo/lead_conversations'
import { proposeActs } from '#database/demo/proposals'
import { buyBundles, refundRegretted } from '#database/demo/purchases'
import { leaveOpenMoney } from '#database/demo/open_money'
import { randomFrom } from '#database/demo/random'
import { writeContent } from '#database/demo/content'
import { insertSources } from '#database/demo/sources'
import { changeSettings, portsAt } from '#database/demo/site_settings'
import { insertSelfDescriptions } from '#database/demo/self_descriptions'
import { insertLikes } from '#database/demo/romances'
import { insertVariants } from '#database/demo/variants'
import { insertVisits } from '#database/demo/visits'
import { readWritings, type Writings } from '#database/demo/writings'
import { checkDemo } from '#database/demo/checks'
import { transact } from '#database/transact'

/**
 * Creates the demo world, or refreshes an existing one: its members become as recently active as
 * when it was created. Returns their number, and whether they are new.
 */
export async function seedDemoWorld(database: Database, ports: Ports) {
  const cast = await castMembers()
  await transact(database, insertDomains)
  const known = await database.from('users').where('id', demoId('user', 1)).first()
  if (known) await refresh(database, cast, ports)
  else await create(database, cast, ports)
  await createTeam(portsAt(ports, ports.clock.now().minus({ days: 60 })))
  if (known) return { members: cast.length, created: false }
  await changeSettings(database, ports)
  await insertModeration(ports, cast)
  await proposeActs(ports, cast)
  const site = await database.from('sites').orderBy('created_at').firstOrFail()
  await insertComplaints(ports, cast, site.id)
  await writeContent(ports)
  await fillInbox(ports, cast)
  await checkDemo(database, ports)
  return { members: cast.length, created: true }
}

async function refresh(database: Database, cast: Character[], ports: Ports) {
  await transact(database, (client) => refreshActivity(client, cast, ports))
  await refreshLeads(database, cast, ports.clock.now())
}

async function create(database: Database, cast: Character[], ports: Ports) {
  const writings = await readWritings()
  await transact(database, (client) => insert(client, cast, { ports, writings }))
  await refundRegretted(ports, cast)
  await leaveOpenMoney(ports, cast)
  const site = await database.from('sites').orderBy('created_at').firstOrFail()
  await trade(ports, cast, site.id)
  await playConversations(ports, cast, writings)
}

/** What the pages about money of the back office show. */
async function trade(ports: Ports, cast: Character[], siteId: string) {
  await chargeBack(ports, cast)
  await giveDiscounts(ports, cast)
  await exportDemoDebits(ports, siteId)
  await compareDemoDays(ports)
}

type Making = Readonly<{
  ports: Ports
  writings: Record<Locale, Writings>
}>

async function insert(
  client: TransactionClientContract,
  cast: Character[],
  { ports, writings }: Making
) {
  const now = ports.clock.now()
  const site = await client.from('sites').orderBy('created_at').firstOrFail()
  await approvePhotosAtOnce(client, site.id)
  await insertCast(client, cast, {
    siteId: site.id,
    passwordHash: await ports.passwords.hash(demoPassword),
    now,
    homes: await findHomes(client),
  })
  await insertSelfDescriptions(client, cast, now)
  await fillAlbums(client, cast)
  await insertLikes(client, cast, now)
  await insertVisits(client, cast, now)
  await insertEncounters(client, cast, now)
  const scripts = await writeConversations(client, cast, writings, now)
  await buyBundles(client, cast, now)
  await giveGifts(client, scripts)
  await insertCompany(client, site.id)
  await insertFigures(client, site.id, now)
  await insertSources(client, site.id, now)
  await insertVariants(client, site.id, now)
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
