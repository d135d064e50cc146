import type { DateTime } from 'luxon'

export const adminRoles = ['owner', 'moderator', 'support', 'finance', 'viewer'] as const
export type AdminRole = (typeof adminRoles)[number]

/** The languages of the back office. */
export const adminLocales = ['en', 'nl'] as const
export type AdminLocale = (typeof adminLocales)[number]

/** One who runs the site. An admin is no member, and has no profile. */
export type Admin = Readonly<{
  id: string
  email: string
  name: string
  role: AdminRole
  /** The only site this admin sees; null for all. */
  siteId: string | null
  passwordHash: string
  /** The secret of the codes by an app (base 32); null until the app is set up. */
  totpSecret: string | null
  /** The half minute of the last code used, so that no code is used twice; 0 before the first. */
  totpStep: number
  locale: AdminLocale
  /** An IANA time zone. */
  timeZone: string
  /** How waiting pictures look before a click. */
  pictures: PictureView
  createdAt: DateTime
  /** Since when this admin may no longer log in; null for those who may. */
  disabledAt: DateTime | null
}>

export const pictureViews = ['blurred', 'grey', 'plain'] as const
export type PictureView = (typeof pictureViews)[number]

/** The one who does an act: an admin who is logged in, or an operator in a terminal, who may do everything. */
export type Actor = Readonly<{
  /** Null for the terminal. */
  adminId: string | null
  role: AdminRole
  siteId: string | null
  /** When the second factor was last asked for; null in a session that has not given it. */
  confirmedAt: DateTime | null
}>

/** An actor who is logged in. */
export type SignedInAdmin = Actor & Readonly<{ adminId: string }>

/** Whether an act is an admin's, not one in the terminal. */
export function isSignedIn(by: Actor): by is SignedInAdmin {
  return by.adminId !== null
}

export const terminal: Actor = { adminId: null, role: 'owner', siteId: null, confirmedAt: null }
