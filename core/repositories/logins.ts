import type { Login } from '#core/accounts/logging_in/login'
import type { Rows } from '#core/repositories/rows'

/** Selects logins of one user: one, all but one, or all. */
export type ChosenLogins = Readonly<{ userId: string; only?: string; except?: string }>

export interface Logins extends Rows<Login, string, 'id'> {
  /** Removes logins; returns the ids of those that existed. */
  end(chosen: ChosenLogins): Promise<string[]>
}
