import type { Login } from '#core/accounts/logging_in/login'
import { Logins, type ChosenLogins } from '#core/repositories/logins'

export class InMemoryLogins extends Logins {
  readonly rows = new Map<string, Login>()

  async add(login: Login) {
    this.rows.set(login.id, login)
  }

  async end({ userId, only, except }: ChosenLogins) {
    const ended = [...this.rows.values()]
      .filter((login) => login.userId === userId && login.id !== except)
      .filter((login) => only === undefined || login.id === only)
      .map(({ id }) => id)
    for (const id of ended) this.rows.delete(id)
    return ended
  }
}
