import type Profile from '#models/profile'
import type User from '#models/user'

/** A member: the account and its profile. */
export type Member = Readonly<{ user: User; profile: Profile }>
