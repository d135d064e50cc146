import { checkPassword } from '#core/accounts/password/password'
import type { Actor, Admin } from '#core/admin/admin'
import { performAct } from '#core/admin/perform_act'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'
import { isEmail, normaliseEmail } from '#core/email'

type NewAdmin = Pick<Admin, 'email' | 'name' | 'role' | 'siteId' | 'locale' | 'timeZone'> &
  Readonly<{ password: string }>

/** The fewest and most characters of an admin's password. */
const passwordLengths = { passwordMinLength: 12, passwordMaxLength: 200 }

/**
 * Creates an admin, who sets up the second factor with the first login. Returns the id. Refuses
 * 'email_invalid', 'site_not_found', 'admin_exists', what `checkPassword` refuses (12 to 200
 * characters), and what `performAct` refuses. Rule: docs/product/back-office.md, Admins.
 */
export async function createAdmin(
  ports: Uses<'clock' | 'ids' | 'passwords' | 'secrets' | 'unitOfWork'>,
  { by, admin: { password, ...given } }: Readonly<{ by: Actor; admin: NewAdmin }>
) {
  const email = normaliseEmail(given.email)
  if (!isEmail(email)) return refuse('email_invalid')
  const checked = checkPassword(password, { name: given.name, email }, passwordLengths)
  if (!checked.ok) return checked
  const id = ports.ids.next()
  const passwordHash = await ports.passwords.hash(password)
  const act = {
    by,
    right: 'change_admins',
    on: { kind: 'admin', id },
    siteId: given.siteId,
    reason: null,
  } as const
  return performAct(ports, act, async ({ clock }, { admins, sites }) => {
    const { siteId } = given
    if (siteId !== null && !(await sites.find(siteId))) return refuse('site_not_found')
    const isNew = await admins.addUnlessKnown({
      ...given,
      id,
      email,
      passwordHash,
      totpSecret: null,
      totpStep: 0,
      pictures: 'blurred',
      createdAt: clock.now(),
      disabledAt: null,
    })
    if (!isNew) return refuse('admin_exists')
    return ok({ after: { role: given.role, site: siteId }, value: { id } })
  })
}
