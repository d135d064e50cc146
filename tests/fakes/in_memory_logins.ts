import type { Login } from '#core/accounts/logging_in/login'
import type { ChosenLogins, Logins } from '#core/repositories/logins'
import { InMemoryRows } from '#tests/fakes/in_memory_rows'

export class InMemoryLogins extends InMemoryRows<Login, string, 'id'> implements Logins {
  async end({ userId, only, except }: ChosenLogins) {
    const ended = this.those((login) => login.userId === userId && login.id !== except)
      .filter((login) => only === undefined || login.id === only)
      .map(({ id }) => id)
    for (const id of ended) this.rows.delete(id)
    return ended
  }
}
