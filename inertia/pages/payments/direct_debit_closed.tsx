import type { Read } from '@generated/answers'
import { usePage } from '@inertiajs/react'
import { Landmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { Outcome, Sign } from '~/components/payments/outcome'
import { MailLink } from '~/components/shell/mail_link'
import { PageTitle } from '~/components/shell/page_title'
import { ButtonLink } from '~/components/ui/button_link'
import { formatTime } from '~/components/ui/format_time'
import { formatMoney } from '~/components/ui/money'
import { useText } from '~/i18n/use_text'
import CheckoutLayout from '~/layouts/checkout'
import type { InertiaProps } from '~/types'

/** The debit that came back; `on` is a day, as YYYY-MM-DD. */
type Refused = NonNullable<Read<'payments/debit_refusal', 'debitRefusal'>>
type CameBack = NonNullable<Refused['cameBack']>

type Props = InertiaProps<Refused & { bundle: string }>

export default function DirectDebitClosed({ bundle, refused, cameBack }: Props) {
  const { t } = useText()
  return (
    <div className="mx-auto max-w-[40rem] px-4 py-12 lg:py-16">
      <PageTitle title={t('debit.title')} />
      <Outcome
        picture={
          <Sign>
            <Landmark aria-hidden="true" />
          </Sign>
        }
        title={t('debit.unavailable_title')}
        actions={
          <>
            <ButtonLink href={`/credits/${bundle}`} size="large" wide>
              {t('payments.other_method')}
            </ButtonLink>
            {cameBack && (
              <ButtonLink href={`/transactions/${cameBack.orderId}`} variant="link">
                {t('debit.see_order')}
              </ButtonLink>
            )}
          </>
        }
      >
        <p className={cameBack ? 'font-semibold text-ink' : undefined}>{refused}</p>
        {cameBack && <Reasons {...cameBack} />}
      </Outcome>
    </div>
  )
}

/** Why direct debit is closed, and how to object. */
function Reasons({ money, on }: CameBack) {
  const { t, rich, locale } = useText()
  const email = usePage().props.site.supportEmail ?? ''
  const price = formatMoney(money, locale)
  const date = formatTime.date(`${on}T12:00:00Z`, { locale, timeZone: 'UTC' })
  return (
    <>
      <p className="mt-3">{t('debit.came_back', { price, date })}</p>
      <p className="mt-3">
        {rich('debit.object', {
          email,
          mail: (address) => <MailLink to={email}>{address}</MailLink>,
        })}
      </p>
    </>
  )
}

DirectDebitClosed.layout = (page: ReactNode) => (
  <CheckoutLayout title="debit.title" up={{ href: '/credits', label: 'common.credits' }}>
    {page}
  </CheckoutLayout>
)
