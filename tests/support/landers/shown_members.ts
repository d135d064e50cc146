import { DateTime } from 'luxon'
import type { LanderName } from '#core/landers/lander'
import type { Look } from '#core/landers/variant'
import LanderVariant from '#models/lander_variant'
import Site from '#models/site'
import { siteUrl } from '#tests/support/http/cookies'
import { manyMembers, woman } from '#tests/support/people/many_members'
import { join } from '#tests/support/people/members'
import type { Person } from '#tests/support/people/people'
import { portray } from '#tests/support/people/portray'

export const inTheNetherlands = { cookie: 'geoip_selected_country=NL' }

/** What a browser gets at an address of a lander or a landing. */
export async function openLander(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(siteUrl + path, {
    redirect: 'manual',
    headers: {
      'accept': 'text/html',
      'accept-language': 'en',
      'user-agent': 'Firefox',
      ...headers,
    },
  })
  const { headers: told, status } = answer
  const cookies = told.getSetCookie()
  return { status, cookies, to: told.get('location'), told, page: await answer.text() }
}

/** Members who agreed to be seen by visitors, online now: one second after the other, from a number on. */
export async function showThemselves(
  count: number,
  changes: Person['profile'] | object = {},
  first?: number
) {
  const lastActiveAt = (number: number) => DateTime.utc().minus({ seconds: number % 100 })
  const crowd = manyMembers(
    (number) => woman(number, { lastActiveAt: lastActiveAt(number), ...changes }),
    count,
    first
  )
  await join(...crowd)
  await portray(crowd)
}

/** A variant of a lander of the first site. */
export async function addVariant(changes: Partial<Look & { slug: string; lander: LanderName }>) {
  const { id: siteId } = await Site.query().orderBy('createdAt').firstOrFail()
  const own = { id: crypto.randomUUID(), siteId, lander: 'gallery', slug: 'night' } as const
  const look = { headlines: {}, pictureSet: 'everyone' } as const
  await LanderVariant.create({ ...own, ...look, changedAt: DateTime.utc(), ...changes })
}
