import type { FakePorts } from '#tests/fakes/fake_ports'
import { requestEmailChange } from '#core/accounts/email/request_email_change'
import { makeConfirmLink, makeUndoLink } from '#core/accounts/email/make_email_change_link'
import type { User } from '#core/users/user'
import { defaultSettings as settings } from '#core/sites/settings/settings'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob } from '#tests/support/people/people'

export const userId = ada().user.id
export const wish = { userId, password: 'Ada likes tea', email: ' Ada@New.example ', settings }

export async function portsWithAda(user: Partial<User> = {}) {
  const ports = await portsWith(ada({ user }), bob())
  return ports
}

/** Asks for another address; answers the link that confirms it. */
export async function requestChange(ports: FakePorts, email = wish.email) {
  const outcome = await requestEmailChange(ports, { ...wish, email })
  if (!outcome.ok) throw new Error('It was refused')
  return makeConfirmLink(ports, newest(ports))
}

/** Makes the link by which the newest change is undone. */
export function undoLink(ports: FakePorts) {
  return makeUndoLink(ports, newest(ports))
}

function newest({ repositories }: FakePorts) {
  const [{ id }] = [...repositories.emailChanges.rows.values()].slice(-1)
  return { changeId: id }
}

export function emailOf({ repositories }: FakePorts) {
  return repositories.users.rows.get(userId)?.email
}
