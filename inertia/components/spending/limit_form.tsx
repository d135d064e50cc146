import { usePage } from '@inertiajs/react'
import { PostButton } from '~/components/ui/post_button'
import type { Spending } from '~/components/spending/month_total'
import { formatTime } from '~/components/ui/format_time'
import { formatMoney } from '~/components/ui/money'
import { PostForm } from '~/components/ui/post_form'
import { NumberField } from '~/components/ui/text_field'
import { useTimeZone } from '~/components/ui/use_time_zone'
import { useText } from '~/i18n/use_text'

/** The member's monthly limit, in whole units of their currency. */
export function LimitForm({ spending }: { spending: Spending }) {
  const { t } = useText()
  const { errors } = usePage().props
  const { limit, spent, waiting } = spending
  const { currency } = spent
  const same = limit?.currency === currency ? limit.amount / 100 : ''
  return (
    <section className="mt-10">
      <h2>{t('spending.limit')}</h2>
      <p className="mt-2 text-pretty text-muted">{t('spending.limit_text')}</p>
      <WaitingChange spending={spending} />
      <PostForm
        key={`${limit?.amount} ${waiting?.at}`}
        action="/settings/spending/limit"
        submit={t('spending.save')}
      >
        <NumberField
          name="amount"
          label={t('spending.amount', { currency })}
          defaultValue={same}
          autoComplete="off"
          required
          error={errors.amount}
        />
      </PostForm>
      {limit && !(waiting && waiting.limit === null) && (
        <PostButton
          preserveScroll
          action="/settings/spending/limit/remove"
          variant="link"
          className="mt-2 text-center"
        >
          {t('spending.remove')}
        </PostButton>
      )}
    </section>
  )
}

/** A pending change of the limit, and the button to cancel it. */
function WaitingChange({ spending: { limit, waiting } }: { spending: Spending }) {
  const { t, locale } = useText()
  const timeZone = useTimeZone()
  if (!waiting) return null
  const at = formatTime.date_time(waiting.at, { locale, timeZone })
  return (
    <div className="mt-4 rounded-card bg-tint px-5 py-4">
      <p role="status" className="font-semibold" suppressHydrationWarning>
        {waiting.limit
          ? t('spending.waits_limit', { at, limit: formatMoney(waiting.limit, locale) })
          : t('spending.waits_none', { at })}
      </p>
      <PostButton
        preserveScroll
        action="/settings/spending/limit/keep"
        variant="quiet"
        size="small"
        className="mt-3"
      >
        {limit
          ? t('spending.keep', { limit: formatMoney(limit, locale) })
          : t('spending.keep_words')}
      </PostButton>
    </div>
  )
}
