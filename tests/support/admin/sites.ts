import { DateTime } from 'luxon'
import type { Site } from '#core/sites/site'
import { fakePorts } from '#tests/fakes/fake_ports'
import { actorOf, adminOf } from '#tests/support/admin/admins'

export const site: Site = {
  id: '01900000-0000-7000-9000-000000000001',
  domain: 'vonk.example',
  name: 'Vonk',
  domainLanguage: null,
  createdAt: DateTime.utc(2026, 1, 1),
}

/** A site, and an owner who has just given the second factor. */
export async function siteWithOwner() {
  const ports = fakePorts()
  await ports.repositories.sites.add(site)
  return { ports, by: actorOf(adminOf('owner'), ports.clock.now()) }
}

/** Another owner, who works at the same time. */
export function otherOwner(ports: Awaited<ReturnType<typeof siteWithOwner>>['ports']) {
  const admin = adminOf('owner', { id: '01900000-0000-7000-a000-000000000009' })
  return actorOf(admin, ports.clock.now())
}
