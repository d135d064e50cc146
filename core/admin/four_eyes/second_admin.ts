import type { DateTime } from 'luxon'
import { hasRight, type AdminRight } from '#core/admin/rights'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

/** Hours that work waits where no other admin could do it. */
const aloneHours = 24

type Second = Readonly<{
  /** The first admin; null for the terminal. */
  firstId: string | null
  /** Since when a second one is needed. */
  since: DateTime
  adminId: string
  /** How many other admins could do it. */
  others: number
  now: DateTime
}>

/**
 * Whether an admin may do what takes a second one: another than the first; where nobody else has the
 * right (`others` is 0), the first after 24 hours, marked as `alone`. Refuses 'second_admin_needed',
 * and 'wait_alone' with the `hours` left. Rule: docs/product/back-office.md, Four eyes.
 */
export function mayBeSecond({ adminId, firstId, now, others, since }: Second) {
  if (adminId !== firstId) return ok({ alone: false })
  if (others > 0) return refuse('second_admin_needed')
  const free = since.plus({ hours: aloneHours })
  if (now >= free) return ok({ alone: true })
  return refuse('wait_alone', { hours: Math.ceil(free.diff(now, 'hours').hours) })
}

/** How many active admins beside this one have a right on a site. */
export async function othersWithRight(
  { admins }: Pick<Repositories, 'admins'>,
  { right, siteId }: Readonly<{ right: AdminRight; siteId: string | null }>,
  adminId: string
) {
  const active = await admins.where({ disabledAt: null })
  return active.filter((admin) => {
    const isForSite = admin.siteId === null || admin.siteId === siteId
    return admin.id !== adminId && isForSite && hasRight(admin.role, right)
  }).length
}
