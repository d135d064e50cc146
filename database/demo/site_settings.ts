import type { Database } from '@adonisjs/lucid/database'
import type { DateTime } from 'luxon'
import type { SignedInAdmin } from '#core/admin/admin'
import { changeSetting } from '#core/admin/sites/change_setting'
import { fillInSettings } from '#core/admin/sites/fill_in_settings'
import { Clock } from '#core/ports/clock'
import type { Ports } from '#core/ports'
import { demoOwner } from '#database/demo/admins'

/** What was changed, the oldest first; some of it again, so that a setting has a history. */
const changes = [
  { daysAgo: 41, name: 'sms_per_day', from: '200', to: '150', reason: 'Costs' },
  { daysAgo: 33, name: 'reports_per_day', from: '20', to: '40', reason: 'Try for a week' },
  { daysAgo: 26, name: 'reports_per_day', from: '40', to: '30', reason: 'Still too many at once' },
  { daysAgo: 12, name: 'email_changes_per_day', from: '3', to: '5', reason: null },
  { daysAgo: 3, name: 'sms_per_day', from: '150', to: '200', reason: 'It ran out on Sunday' },
] as const

/** The history of settings of the demo, and changes that its owner has not kept yet. */
export async function changeSettings(database: Database, ports: Ports) {
  const site = await database.from('sites').orderBy('created_at').firstOrFail()
  const owner = await database.from('admins').where('email', demoOwner).firstOrFail()
  const now = ports.clock.now()
  for (const { daysAgo, ...change } of changes) {
    const at = now.minus({ days: daysAgo })
    await changeSetting(portsAt(ports, at), {
      ...change,
      by: ownerAt(owner.id, at),
      siteId: site.id,
    })
  }
  await fillInSettings(ports, {
    by: ownerAt(owner.id, now),
    siteId: site.id,
    fields: [
      { name: 'free_messages', typed: '8', seen: '5' },
      { name: 'photo_moderation', typed: 'before', seen: '"after"' },
    ],
  })
}

/** The ports of some days ago. */
export function portsAt(ports: Ports, at: DateTime): Ports {
  return { ...ports, clock: new StandingClock(at) }
}

class StandingClock extends Clock {
  constructor(private at: DateTime) {
    super()
  }

  now() {
    return this.at
  }
}

function ownerAt(adminId: string, confirmedAt: DateTime): SignedInAdmin {
  return { adminId, role: 'owner', siteId: null, confirmedAt }
}
