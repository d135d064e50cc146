import { usePage } from '@inertiajs/react'
import { CirclePause } from 'lucide-react'
import { Checkbox } from '~/components/ui/checkbox'
import { PillRadios } from '~/components/ui/pill_radios'
import { formatTime } from '~/components/ui/format_time'
import { PostForm } from '~/components/ui/post_form'
import { useTimeZone } from '~/components/ui/use_time_zone'
import { useText } from '~/i18n/use_text'

const hours = ['24', '168', '720'] as const

/** Pauses purchases; it cannot be ended early, so it needs a confirmation. */
export function PauseForm({ pausedUntil }: { pausedUntil: string | null }) {
  const { t } = useText()
  const { errors } = usePage().props
  return (
    <section className="mt-10">
      <h2>{t('spending.pause')}</h2>
      <p className="mt-2 text-pretty text-muted">{t('spending.pause_text')}</p>
      {pausedUntil && <PausedUntil until={pausedUntil} />}
      <PostForm
        key={pausedUntil}
        action="/settings/spending/pause"
        submit={t(pausedUntil ? 'spending.pause_longer' : 'spending.pause_start')}
        variant="quiet"
      >
        <PillRadios
          name="hours"
          legend={t('spending.how_long')}
          options={hours.map((value) => ({ value, label: t(`spending.hours_${value}`) }))}
          defaultValue={hours[0]}
          required
          size="small"
          error={errors.hours}
        />
        <Checkbox name="sure" value="1" label={t('spending.sure')} required error={errors.sure} />
      </PostForm>
    </section>
  )
}

/** The end of a break from buying, for the settings and the shop. */
export function PausedUntil({ until }: { until: string }) {
  const { t, locale } = useText()
  const timeZone = useTimeZone()
  return (
    <p role="status" className="mt-4 flex items-start gap-3 rounded-card bg-tint px-5 py-4">
      <CirclePause aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary-strong" />
      <span className="font-semibold" suppressHydrationWarning>
        {t('spending.paused_until', { until: formatTime.date_time(until, { locale, timeZone }) })}
      </span>
    </p>
  )
}
