import { type FakePorts, fakePorts } from '#tests/fakes/fake_ports'
import { requestEmailChange } from '#core/accounts/email/request_email_change'
import { sendEmailChangeMail } from '#core/accounts/email/make_email_change_link'
import type { User } from '#core/accounts/user'
import { defaultSettings as settings } from '#core/sites/settings/settings'
import { ada, bob, join } from '#tests/support/people'

export const userId = ada().user.id
export const wish = { userId, password: 'Ada likes tea', email: ' Ada@New.example ', settings }

export async function portsWithAda(user: Partial<User> = {}) {
  const ports = fakePorts()
  await join(ports.repositories, ada({ user }), bob())
  return ports
}

export async function ask(ports: FakePorts, email = wish.email) {
  const outcome = await requestEmailChange(ports, { ...wish, email })
  if (!outcome.ok) throw new Error('It was refused')
  await mailNewest(ports)
}

export async function mailNewest(ports: FakePorts) {
  const [{ id }] = [...ports.repositories.emailChanges.rows.values()].slice(-1)
  await sendEmailChangeMail(ports, { changeId: id })
}

export function emailOf({ repositories }: FakePorts) {
  return repositories.users.rows.get(userId)?.email
}
