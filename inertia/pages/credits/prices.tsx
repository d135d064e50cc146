import type { Read } from '@generated/answers'
import { usePage } from '@inertiajs/react'
import { ChevronDown } from 'lucide-react'
import { PremiumGains } from '~/components/credits/premium_promise'
import { MethodPrices, UsePrices } from '~/components/credits/price_lines'
import { PricedBundle } from '~/components/credits/priced_bundle'
import { PageTitle } from '~/components/shell/page_title'
import { ButtonLink } from '~/components/ui/button_link'
import { usePublicPath } from '~/components/ui/use_public_path'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'
import type { SiteSettings } from '../../../core/sites/settings/settings'

type Props = InertiaProps<
  Read<'credits/prices', 'prices'> &
    Pick<SiteSettings, 'refundDays' | 'freeMessages' | 'freeConversations'> & {
      about: 'prices' | 'premium'
      country: Read<'places/country_choices', 'countryName'>
      /** For visitors: members pay what their own country pays. */
      countries: Read<'places/country_choices', 'countryChoices'>
      claimPercent: SiteSettings['premiumClaimPercent']
    }
>

/** Prices and premium benefits: one page, in the order of the visited URL. */
export default function Prices(props: Props) {
  const { t } = useText()
  const { about, country, currency, bundles, countries, methods, claimPercent } = props
  const title = t(about === 'premium' ? 'credits.about_premium' : 'credits.prices')
  const gains = (
    <section>
      <h2>{t('credits.premium_title')}</h2>
      <PremiumGains claimPercent={claimPercent} />
    </section>
  )
  return (
    <div className="mx-auto flex w-full max-w-[60rem] flex-col gap-10 px-4 pt-8 pb-16 lg:px-8">
      <PageTitle title={title} />
      <header>
        <h1 className="lg:text-3xl">{title}</h1>
        <p className="mt-2 text-pretty text-muted">
          {t('credits.promise', { days: props.refundDays })}{' '}
          {t('credits.free_of_charge', {
            messages: props.freeMessages,
            conversations: props.freeConversations,
          })}
        </p>
      </header>
      {about === 'premium' && gains}
      <section>
        <h2>{t('credits.bundles_in', { country })}</h2>
        <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {bundles.map((sold) => (
            <PricedBundle key={sold.id} sold={sold} currency={currency} />
          ))}
        </ul>
        <p className="mt-3 text-sm text-muted">
          {t(props.isTaxed ? 'credits.one_payment' : 'credits.one_payment_untaxed')}
        </p>
        {countries.length > 1 && <OtherCountries countries={countries} />}
        <GoOn />
      </section>
      <section>
        <h2>{t('credits.uses')}</h2>
        <UsePrices {...props} />
      </section>
      {about === 'prices' && gains}
      <section>
        <h2>{t('credits.costs_of_methods')}</h2>
        <MethodPrices methods={methods} currency={currency} />
      </section>
    </div>
  )
}

/** Links to the prices in other countries. */
function OtherCountries({ countries }: Pick<Props, 'countries'>) {
  const { t } = useText()
  const pathOf = usePublicPath()
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 items-center font-semibold text-primary-strong">
        {t('credits.other_country')}
        <ChevronDown aria-hidden="true" className="ml-1.5 size-4" />
      </summary>
      <ul className="flex flex-wrap gap-x-6">
        {countries.map(({ value, label }) => (
          <li key={value}>
            <a
              href={`${pathOf('/pricing')}?country=${value}`}
              className="inline-flex min-h-11 items-center text-primary-strong underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Members buy; visitors sign up first. */
function GoOn() {
  const { t } = useText()
  const { me } = usePage().props
  const pathOf = usePublicPath()
  return (
    <p className="mt-5">
      <ButtonLink href={me ? '/credits' : pathOf('/signup')} size="large" className="max-sm:w-full">
        {t(me ? 'credits.title' : 'credits.join_for_free')}
      </ButtonLink>
    </p>
  )
}
