import type { Login } from '#core/accounts/logging_in/login'
import { isUsable } from '#core/users/token'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { ada } from '#tests/support/people/people'

/** A device on which somebody is signed in. */
export function loginOf(userId: string, id: string): Login {
  const at = ada().user.signupDate
  return { id, userId, userAgent: '', country: null, createdAt: at, lastSeenAt: at }
}

/** Stores a link to another password; answers how to ask whether it works. */
export async function resetLink({ clock, repositories: { tokens } }: FakePorts, userId: string) {
  const now = clock.now()
  const link = { userId, purpose: 'password_reset', digest: '', usedAt: null } as const
  const expiresAt = now.plus({ hours: 1 })
  await tokens.add({ ...link, id: 'reset', createdAt: now, expiresAt })
  return () => isUsable(tokens.rows.get('reset')!, clock.now())
}
