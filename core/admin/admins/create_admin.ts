import { checkPassword } from '#core/accounts/password/password'
import { isSignedIn, type Actor, type Admin } from '#core/admin/admin'
import { proposeAct } from '#core/admin/four_eyes/propose_act'
import { parseReason } from '#core/admin/members/member_act'
import { passwordLengths } from '#core/admin/admins/password_lengths'
import { performAct } from '#core/admin/perform_act'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'
import { isEmail, normaliseEmail } from '#core/email'

type NewAdmin = Pick<Admin, 'email' | 'name' | 'role' | 'siteId' | 'locale' | 'timeZone'> &
  Readonly<{ password: string }>

type Creating = Readonly<{
  by: Actor
  admin: NewAdmin
  /** Why; needed for an owner whom another owner makes. */
  reason?: string
}>

/**
 * Creates an admin, who sets up the second factor with the first login. An owner whom an admin makes is
 * a viewer until a second admin confirms the role, as for any change to it. Returns the id, and whether
 * the role `waits`. Refuses 'email_invalid', 'reason_missing', 'site_not_found', 'admin_exists', what
 * `checkPassword` refuses (12 to 200 characters), and what `performAct` refuses.
 * Rule: docs/product/back-office.md, Admins.
 */
export async function createAdmin(
  ports: Uses<'clock' | 'ids' | 'passwords' | 'secrets' | 'unitOfWork'>,
  { by, admin: { password, ...given }, reason: typed = '' }: Creating
) {
  const email = normaliseEmail(given.email)
  if (!isEmail(email)) return refuse('email_invalid')
  const checked = checkPassword(password, { name: given.name, email }, passwordLengths)
  if (!checked.ok) return checked
  const proposer = given.role === 'owner' && isSignedIn(by) ? by : null
  const reason = parseReason(typed)
  if (proposer && reason === null) return refuse('reason_missing')
  const id = ports.ids.next()
  const passwordHash = await ports.passwords.hash(password)
  const { siteId } = given
  const on = { kind: 'admin', id } as const
  const act = { by, right: 'change_admins', on, siteId, reason } as const
  return performAct(ports, act, async (within, { admins, sites }) => {
    if (siteId !== null && !(await sites.find(siteId))) return refuse('site_not_found')
    const role = proposer ? 'viewer' : given.role
    const isNew = await admins.addUnlessKnown({
      ...given,
      id,
      email,
      role,
      passwordHash,
      totpSecret: null,
      totpStep: 0,
      pictures: 'blurred',
      createdAt: within.clock.now(),
      disabledAt: null,
    })
    if (!isNew) return refuse('admin_exists')
    if (proposer && reason !== null) {
      const details = { role: 'owner', isDisabled: null }
      const asked = { by: proposer, right: 'change_admins', on, siteId, reason, details } as const
      const proposed = await proposeAct(within, asked)
      if (!proposed.ok) return proposed
    }
    return ok({ after: { role, site: siteId }, value: { id, waits: proposer !== null } })
  })
}
