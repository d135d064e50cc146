import { CirclePause } from 'lucide-react'
import { Outcome, Sign } from '~/components/payments/outcome'
import { ButtonLink } from '~/components/ui/button_link'
import { formatTime } from '~/components/ui/format_time'
import { useTimeZone } from '~/components/ui/use_time_zone'
import { useText } from '~/i18n/use_text'

/** The member has paused purchases. */
export function PausedDebit({ until }: { until: string }) {
  const { t, locale } = useText()
  const timeZone = useTimeZone()
  return (
    <Outcome
      picture={
        <Sign>
          <CirclePause aria-hidden="true" />
        </Sign>
      }
      title={t('debit.unavailable_title')}
      actions={
        <>
          <ButtonLink href="/members" size="large" wide>
            {t('payments.search_members')}
          </ButtonLink>
          <ButtonLink href="/settings/spending" variant="quiet" wide>
            {t('spending.to_spending')}
          </ButtonLink>
        </>
      }
    >
      <p suppressHydrationWarning>
        {t('spending.paused_until', { until: formatTime.date_time(until, { locale, timeZone }) })}
      </p>
    </Outcome>
  )
}
