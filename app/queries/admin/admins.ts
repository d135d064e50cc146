import type { Admin, AdminRole } from '#core/admin/admin'
import { deviceName } from '#queries/accounts/device_name'
import { read } from '#queries/read'

/** Everybody who runs one site alone, or (null) any, those who still may first. */
export function adminsOf(siteId: string | null) {
  const query = read<Row>('admins')
    .leftJoin('sites', 'sites.id', 'admins.site_id')
    .select(
      'admins.id',
      'admins.name',
      'admins.email',
      'admins.role',
      'admins.disabled_at',
      'admins.totp_secret',
      'sites.domain as site'
    )
    .select(lastSeen(), passkeyCount())
    .orderByRaw('case when admins.disabled_at is null then 0 else 1 end')
    .orderBy('admins.name')
  if (siteId !== null) query.where('admins.site_id', siteId)
  return query
}

type Row = Readonly<{
  id: string
  name: string
  email: string
  role: AdminRole
  disabledAt: number | null
  totpSecret: Admin['totpSecret']
  site: string | null
  lastSeenAt: number | null
  passkeys: number
}>

function passkeyCount() {
  return read('admin_passkeys')
    .whereColumn('admin_passkeys.admin_id', 'admins.id')
    .count('*')
    .as('passkeys')
}

function lastSeen() {
  return read('admin_sessions')
    .whereColumn('admin_sessions.admin_id', 'admins.id')
    .max('last_seen_at')
    .as('last_seen_at')
}

/** The names, by their ids, of admins who may act on a site, or (null) of all: lists filter by them. */
export function adminNames(siteId: string | null) {
  const query = read<Readonly<{ id: string; name: string }>>('admins').select('id', 'name')
  if (siteId !== null) query.whereRaw('(site_id = ? or site_id is null)', [siteId])
  return query.orderBy('name')
}

/** The browsers in which an admin is logged in, the latest first. */
export async function sessionsOf(adminId: string) {
  const sessions = await read<Session>('admin_sessions')
    .where('admin_id', adminId)
    .select('id', 'user_agent', 'country', 'created_at', 'last_seen_at')
    .orderBy('last_seen_at', 'desc')
  return sessions.map(({ userAgent, ...session }) => {
    const { browser, system } = deviceName(userAgent)
    return { ...session, device: [browser, system].filter(Boolean).join(', ') }
  })
}

type Session = Readonly<{
  id: string
  userAgent: string
  country: string | null
  createdAt: number
  lastSeenAt: number
}>

/** The passkeys of an admin, the newest first. */
export function passkeysOfAdmin(adminId: string) {
  return read<PasskeyRow>('admin_passkeys')
    .where('admin_id', adminId)
    .select('id', 'credential_id', 'name', 'created_at', 'last_used_at')
    .orderBy('created_at', 'desc')
}

type PasskeyRow = Readonly<{
  id: string
  credentialId: string
  name: string
  createdAt: number
  lastUsedAt: number | null
}>
