import type { ReactNode } from 'react'
import { type Choices, countingCode, type EnteredCode } from '~/components/credits/price_list'
import { CodeForm } from '~/components/payments/debit/code_form'
import { MandateText, type UnsignedMandate } from '~/components/payments/debit/mandate_text'
import { debitUrl } from '~/components/payments/debit/purchase_fields'
import { PostButton } from '~/components/ui/post_button'
import { PageTitle } from '~/components/shell/page_title'
import { ButtonLink } from '~/components/ui/button_link'
import { formatTime } from '~/components/ui/format_time'
import { useTimeZone } from '~/components/ui/use_time_zone'
import { useText } from '~/i18n/use_text'
import CheckoutLayout from '~/layouts/checkout'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  basket: Choices
  code: EnteredCode
  mandate: UnsignedMandate
  formId: string
}>

export default function DirectDebitCode({ basket, code, mandate, formId }: Props) {
  const { t, locale } = useText()
  const timeZone = useTimeZone()
  const purchase = { bundle: basket.bundle.id, code: countingCode(code, basket.quote) }
  const price = { amount: basket.quote.totalAmount, currency: 'EUR' }
  const time = formatTime.time(mandate.until, { locale, timeZone })
  return (
    <div className="mx-auto w-full max-w-[34rem] px-4 py-8 lg:py-12">
      <PageTitle title={t('debit.sign_title')} />
      <h1>{t('debit.sign_title')}</h1>
      <MandateText mandate={mandate} total={price} />
      <p className="mt-6 text-pretty" suppressHydrationWarning>
        {t('debit.code_sent', { phone: mandate.phone, time })}
      </p>
      <CodeForm purchase={purchase} signing={mandate.id} total={price} formId={formId} />
      <div className="mt-4 flex flex-wrap justify-center gap-x-6">
        <PostButton
          wide
          action={debitUrl(`/directdebit/signings/${mandate.id}/code`, purchase)}
          variant="link"
        >
          {t('debit.resend')}
        </PostButton>
        <ButtonLink href={debitUrl('/directdebit', purchase)} variant="link">
          {t('debit.change')}
        </ButtonLink>
      </div>
    </div>
  )
}

DirectDebitCode.layout = (page: ReactNode) => (
  <CheckoutLayout title="debit.title" up={{ href: '/credits', label: 'common.credits' }}>
    {page}
  </CheckoutLayout>
)
