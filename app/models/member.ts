import type Profile from '#models/profile'
import type User from '#models/user'

/** A person of the site: the account, and what others see of it. */
export type Member = Readonly<{ user: User; profile: Profile }>
