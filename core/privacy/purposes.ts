import type { ToldSite } from '#core/sites/pool'

/** Receivers of data beside the company of the site. */
export type Recipient =
  | 'members'
  | 'pool'
  | 'everybody'
  | 'hosting'
  | 'payment_provider'
  | 'bank'
  | 'tax_authority'
  | 'carriers'
  | 'judges'
  | 'bodies'

/** What data is used for: by which articles of the GDPR, and who gets it. */
export type Purpose = Readonly<{
  key: string
  articles: readonly string[]
  /** Empty: nobody. */
  recipients: readonly Recipient[]
}>

/**
 * Everything that data of people is used for; the privacy statement lists it, in every language.
 * Rule: docs/product/privacy.md, Promises.
 */
export const purposes = [
  { key: 'account', articles: ['6(1)(b)'], recipients: ['members', 'pool', 'hosting'] },
  {
    key: 'payments',
    articles: ['6(1)(b)', '6(1)(c)'],
    recipients: ['payment_provider', 'bank', 'tax_authority'],
  },
  { key: 'sensitive', articles: ['6(1)(a)', '9(2)(a)'], recipients: ['members', 'pool'] },
  { key: 'advertised', articles: ['6(1)(a)'], recipients: ['everybody'] },
  { key: 'safety', articles: ['6(1)(f)', '6(1)(c)'], recipients: ['judges'] },
  { key: 'notices', articles: ['6(1)(b)', '6(1)(a)'], recipients: ['carriers'] },
  { key: 'offers', articles: ['6(1)(a)'], recipients: ['carriers'] },
  { key: 'counting', articles: ['6(1)(f)'], recipients: [] },
  { key: 'complaints', articles: ['6(1)(c)', '6(1)(b)'], recipients: ['bodies'] },
] as const satisfies readonly Purpose[]

export type PurposeKey = (typeof purposes)[number]['key']

/**
 * The recipients of data of a site for a purpose: the other sites of its pool only where it has any.
 * Rule: docs/product/sites.md, Pool of sites.
 */
export function recipientsIn(
  { recipients }: Pick<Purpose, 'recipients'>,
  pool: readonly ToldSite[]
): readonly Recipient[] {
  return recipients.filter((one) => one !== 'pool' || pool.length > 0)
}

/** Companies that get data because a setting of the installation sends it there. */
export const serviceKinds = ['payments', 'mail', 'sms', 'push', 'storage'] as const
export type ServiceKind = (typeof serviceKinds)[number]
