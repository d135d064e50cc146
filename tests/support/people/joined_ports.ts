import type { User } from '#core/users/user'
import { fakePorts } from '#tests/fakes/fake_ports'
import { ada, join, type Person } from '#tests/support/people/people'

/** Core's ports, all of them fakes, on a site where these people have joined. */
export async function portsWith(...people: readonly Person[]) {
  const ports = fakePorts()
  await join(ports.repositories, ...people)
  return ports
}

export function portsWithAda(user: Partial<User> = {}) {
  return portsWith(ada({ user }))
}
