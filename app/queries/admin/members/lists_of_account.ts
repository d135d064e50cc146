import type { ConsentKind, ConsentPlace } from '#core/accounts/consents/consent'
import type { AdminLocale } from '#core/admin/admin'
import { memberAccount } from '#core/credits/movement'
import type { OrderStatus } from '#core/payments/orders/order'
import type { PaymentMethod } from '#core/payments/methods/payment_method'
import type { MailKind } from '#core/repositories/mail_request'
import type { TokenPurpose } from '#core/users/token'
import { foundCount } from '#queries/admin/lists/found_count'
import { listing, shownAs, type Listing } from '#queries/admin/members/file_page'
import { movementsOf } from '#queries/admin/money/ledger_accounts'
import { deviceName } from '#queries/accounts/device_name'
import { countryName } from '#queries/places/country_choices'
import { read } from '#queries/read'

/** The lists of an account: logins, consents, orders, movements of credits, and what is kept of mails. */

interface LoginRow {
  id: string
  userAgent: string
  country: string | null
  createdAt: number
  lastSeenAt: number
}

export function loginsOf(userId: string, locale: AdminLocale) {
  const logins = listing<LoginRow>({
    from: () => read<LoginRow>('logins').where('user_id', userId),
    columns: ['id', 'user_agent', 'country', 'created_at', 'last_seen_at'],
    key: { by: 'last_seen_at', id: 'id', direction: 'desc' },
    place: ({ id, lastSeenAt }) => ({ at: lastSeenAt, id }),
  })
  return shownAs(logins, ({ country, createdAt, id, lastSeenAt, userAgent }) => {
    const { browser, system } = deviceName(userAgent)
    const place = country && countryName(country, locale)
    const device = [browser, system].filter(Boolean).join(', ')
    return { id, device, country: place, createdAt, lastSeenAt }
  })
}

interface ConsentRow {
  id: string
  kind: ConsentKind
  given: boolean
  version: number
  place: ConsentPlace
  at: number
}

/** What proves each consent of a member, also those taken back. */
export function consentsGivenBy(userId: string) {
  return listing<ConsentRow>({
    from: () => read<ConsentRow>('consents').where('user_id', userId),
    columns: ['id', 'kind', 'given', 'version', 'place', 'at'],
    key: { by: 'at', id: 'id', direction: 'desc' },
    place: ({ at, id }) => ({ at, id }),
  })
}

interface OrderRow {
  id: string
  status: OrderStatus
  method: PaymentMethod
  credits: number
  totalAmount: number
  currency: string
  createdAt: number
}

export function ordersOf(userId: string) {
  return listing<OrderRow>({
    from: () => read<OrderRow>('orders').where('user_id', userId),
    columns: ['id', 'status', 'method', 'credits', 'total_amount', 'currency', 'created_at'],
    key: { by: 'created_at', id: 'id', direction: 'desc' },
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
  })
}

type Movement = Awaited<ReturnType<typeof movementsOf>>['movements'][number]

export function creditsOf(userId: string): Listing<Movement> {
  const account = memberAccount(userId)
  return {
    async page(after, size) {
      const { movements, next } = await movementsOf(account, after, size)
      return { rows: movements, next }
    },
    count: () =>
      foundCount(
        read('ledger_movements').where((legs) =>
          legs.where('from_account', account).orWhere('to_account', account)
        )
      ),
  }
}

interface SentRow {
  id: string
  kind: MailKind | 'news'
  sentAt: number
}

export function sentMailsOf(userId: string) {
  return listing<SentRow>({
    from: () => read<SentRow>('sent_mails').where('user_id', userId),
    columns: ['id', 'kind', 'sent_at'],
    key: { by: 'sent_at', id: 'id', direction: 'desc' },
    place: ({ id, sentAt }) => ({ at: sentAt, id }),
  })
}

interface LinkRow {
  id: string
  purpose: TokenPurpose
  createdAt: number
  usedAt: number | null
}

/** The links that were mailed. */
export function linksOf(userId: string) {
  return listing<LinkRow>({
    from: () => read<LinkRow>('tokens').where('user_id', userId),
    columns: ['id', 'purpose', 'created_at', 'used_at'],
    key: { by: 'created_at', id: 'id', direction: 'desc' },
    place: ({ createdAt, id }) => ({ at: createdAt, id }),
  })
}

interface BounceRow {
  id: string
  at: number
}

export function bouncesOf(userId: string) {
  return listing<BounceRow>({
    from: () => read<BounceRow>('soft_bounces').where('user_id', userId),
    columns: ['id', 'at'],
    key: { by: 'at', id: 'id', direction: 'desc' },
    place: ({ at, id }) => ({ at, id }),
  })
}
