import { DateTime } from 'luxon'
import type { Actor, Admin, AdminRole, SignedInAdmin } from '#core/admin/admin'
import type { AdminSession } from '#core/admin/logging_in/admin_session'

const ids: Readonly<Record<AdminRole, string>> = {
  owner: '01900000-0000-7000-a000-000000000001',
  moderator: '01900000-0000-7000-a000-000000000002',
  support: '01900000-0000-7000-a000-000000000003',
  finance: '01900000-0000-7000-a000-000000000004',
  viewer: '01900000-0000-7000-a000-000000000005',
}

/** One admin of each role. */
export function adminOf(role: AdminRole, changes: Partial<Admin> = {}): Admin {
  const admin: Admin = {
    id: ids[role],
    email: `${role}@vonk.example`,
    name: `The ${role}`,
    role,
    siteId: null,
    passwordHash: 'hash of correct horse battery',
    totpSecret: 'JBSWY3DPEHPK3PXP',
    totpStep: 0,
    locale: 'en',
    timeZone: 'UTC',
    pictures: 'blurred',
    createdAt: DateTime.utc(2026, 1, 1),
    disabledAt: null,
  }
  return { ...admin, ...changes }
}

/** What makes an admin another one of the same role. */
export const another = {
  id: '01900000-0000-7000-a000-00000000000a',
  email: 'another@vonk.example',
  name: 'Grace',
} as const

/** Who acts: that admin, with a second factor given just now unless another time is given. */
export function actorOf(admin: Admin, confirmedAt: DateTime | null): SignedInAdmin {
  const { id: adminId, role, siteId } = admin
  return { adminId, role, siteId, confirmedAt } satisfies Actor
}

/** A session of an admin who gave the second factor when it began. */
export function sessionOf(adminId: string, at: DateTime): AdminSession {
  const browser = { userAgent: 'Firefox', country: null, createdAt: at, lastSeenAt: at }
  return { id: 'session', adminId, digest: 'digest', confirmedAt: at, ...browser }
}
