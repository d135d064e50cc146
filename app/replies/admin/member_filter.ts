import type { HttpContext } from '@adonisjs/core/http'
import { isId } from '#core/id'
import { memberOrders } from '#core/admin/members/member_order'
import { userStatuses } from '#core/users/user'
import type { MemberFilter } from '#queries/admin/members/member_list'

/** The end of a bank account number; shorter texts and others are names. */
const endOfIban = /^[A-Z]{2}\d{2}[A-Z\d]{4,}$|^\d{4,10}$/

/** The last four characters of an account number; null for other texts. */
function accountEnd(text: string) {
  const account = text.replaceAll(' ', '').toUpperCase()
  return endOfIban.test(account) ? account.slice(-4) : null
}

/** What a URL may carry of a text that members are looked for by: of an account its end. */
export function nameOrAccountEnd(text: string) {
  return accountEnd(text) ?? text
}

/** The filter of a URL. Values that it does not know are as if they were not there. */
export function memberFilter(
  { admin, request }: HttpContext,
  sites: readonly Readonly<{ id: string }>[]
) {
  const asked = request.qs()
  const text = typeof asked.q === 'string' ? asked.q.trim().slice(0, 200) : ''
  const iban = accountEnd(text)
  const filter: MemberFilter = {
    name: text === '' || iban !== null ? null : text,
    iban,
    status: userStatuses.find((status) => status === asked.status) ?? null,
    siteId: admin.siteId ?? sites.find(({ id }) => id === asked.site)?.id ?? null,
    isPremium: asked.premium === 'yes' ? true : asked.premium === 'no' ? false : null,
    hasFraudMails: asked.fraud === 'unmailed',
    order: memberOrders.find((order) => order === asked.order) ?? 'newest',
    after: isId(asked.after) ? asked.after : null,
  }
  return { filter, text }
}

/** A filter as a URL carries it. */
export function memberQuery(filter: MemberFilter, text: string) {
  const { hasFraudMails, isPremium, order, siteId, status } = filter
  const kept = {
    q: text,
    status: status ?? '',
    site: siteId ?? '',
    premium: premiumText(isPremium),
    fraud: hasFraudMails ? 'unmailed' : '',
    order: order === 'newest' ? '' : order,
  }
  return Object.entries(kept).filter(([, value]) => value !== '')
}

export function premiumText(isPremium: boolean | null) {
  if (isPremium === null) return ''
  return isPremium ? 'yes' : 'no'
}
