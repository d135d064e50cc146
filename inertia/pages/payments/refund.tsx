import type { Read } from '@generated/answers'
import { Coins } from 'lucide-react'
import { RefundParts } from '~/components/payments/refund_parts'
import { PageTitle } from '~/components/shell/page_title'
import { ButtonLink } from '~/components/ui/button_link'
import { EmptyState } from '~/components/ui/empty_state'
import { formatAmounts, formatMoney } from '~/components/ui/money'
import { PostForm } from '~/components/ui/post_form'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'
import type { SiteSettings } from '../../../core/sites/settings/settings'

type Props = InertiaProps<
  Read<'payments/refund_offer', 'refundOffer'> &
    Pick<SiteSettings, 'refundDays'> & { requestId: string }
>

export default function Refund(props: Props) {
  const { parts, worth, keeps, shownTotal, refundDays, requestId } = props
  const { t, locale } = useText()
  if (parts.length === 0) return <NothingToRefund days={refundDays} />
  return (
    <div className="mx-auto max-w-[34rem] px-4 py-9">
      <PageTitle title={t('payments.refund_title')} />
      <h1>{t('payments.refund_title')}</h1>
      <p className="mt-3 text-pretty text-muted">{t('payments.refund_text')}</p>
      <RefundParts parts={parts} worth={worth} />
      {keeps && (
        <p className="mb-6">{t('payments.refund_keeps', { amount: formatMoney(keeps, locale) })}</p>
      )}
      <PostForm
        action="/transactions/refund"
        submit={t('payments.refund_get', { worth: formatAmounts(worth, locale) })}
        below={
          <ButtonLink href="/transactions" variant="quiet">
            {t('payments.refund_keep')}
          </ButtonLink>
        }
      >
        <input type="hidden" name="request_id" value={requestId} />
        <input type="hidden" name="shown_total" value={shownTotal} />
      </PostForm>
    </div>
  )
}

function NothingToRefund({ days }: { days: number }) {
  const { t } = useText()
  return (
    <div className="px-4 py-9">
      <PageTitle title={t('payments.refund_title')} />
      <h1 className="sr-only">{t('payments.refund_title')}</h1>
      <EmptyState
        icon={<Coins aria-hidden="true" />}
        title={t('payments.refund_none_title')}
        action={
          <ButtonLink href="/transactions" variant="quiet">
            {t('payments.transactions_title')}
          </ButtonLink>
        }
      >
        {t('payments.refund_none_text', { days })}
      </EmptyState>
    </div>
  )
}
