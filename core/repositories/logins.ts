import type { Login } from '#core/accounts/logging_in/login'

/** Which logins of one user are meant: one of them, all but one, or all. */
export type ChosenLogins = Readonly<{ userId: string; only?: string; except?: string }>

export abstract class Logins {
  abstract add(login: Login): Promise<void>
  /** Strikes logins off the list; answers the ids of those that stood there. */
  abstract end(chosen: ChosenLogins): Promise<string[]>
}
