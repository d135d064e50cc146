import type { Read } from '@generated/answers'
import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { Checkbox } from '~/components/ui/checkbox'
import { formatTime } from '~/components/ui/format_time'
import { Select } from '~/components/ui/select'
import { useText } from '~/i18n/use_text'

export type Quiet = Read<'notifications/notification_settings', 'quietHours'>

const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** Hours without push notifications, in the member's time zone. */
export function QuietHours({ quiet }: { quiet: Quiet }) {
  const { t, locale } = useText()
  const { errors } = usePage().props
  const [on, setOn] = useState(quiet.on)
  const options = hours.map((hour) => ({
    value: String(hour),
    label: formatTime.time(momentOf(hour), { locale, timeZone: 'UTC' }),
  }))
  return (
    <fieldset>
      <legend className="sr-only">{t('settings.quiet_hours')}</legend>
      <Checkbox
        name="quiet"
        value="1"
        label={t('settings.quiet_hours_on')}
        hint={t('settings.quiet_hours_hint')}
        checked={on}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
      {on && (
        <div className="mt-3 grid grid-cols-2 gap-4 pl-[34px]">
          <Select
            name="quiet_from"
            label={t('settings.quiet_from')}
            options={options}
            defaultValue={String(quiet.from)}
          />
          <Select
            name="quiet_until"
            label={t('settings.quiet_until')}
            options={options}
            defaultValue={String(quiet.until)}
            error={errors?.quiet_until}
          />
        </div>
      )}
    </fieldset>
  )
}

/** Some moment at that hour of UTC. */
function momentOf(hour: number) {
  return new Date(Date.UTC(2000, 0, 1, hour)).toISOString()
}
