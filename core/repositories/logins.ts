import type { Login } from '#core/accounts/logging_in/login'
import type { Rows } from '#core/repositories/rows'

/** Which logins of one user are meant: one of them, all but one, or all. */
export type ChosenLogins = Readonly<{ userId: string; only?: string; except?: string }>

export interface Logins extends Rows<Login, string, 'id'> {
  /** Removes logins; answers the ids of those that stood there. */
  end(chosen: ChosenLogins): Promise<string[]>
}
