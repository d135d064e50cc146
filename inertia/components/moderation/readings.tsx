import type { Read } from '@generated/answers'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

type Told = Read<'moderation/told_readings', 'readingsToldTo'>

/** When somebody of the site read a chat of the member. */
export function Readings({ readings }: { readings: Told }) {
  const { t, rich } = useText()
  if (readings.length === 0) return null
  return (
    <section aria-labelledby="readings" className="mt-8 border-t border-line pt-6">
      <h2 id="readings">{t('moderation.readings')}</h2>
      <p className="mt-2 text-muted">{t('moderation.readings_intro')}</p>
      <ul className="mt-3 flex flex-col gap-2">
        {readings.map(({ id, openedAt, partner, reason }) => (
          <li key={id}>
            {rich('moderation.reading_of', {
              date: <Time key="date" value={openedAt} format="date" />,
              name: partner || t('messaging.former_member'),
            })}
            {reason && <span className="block text-muted">{reason}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
