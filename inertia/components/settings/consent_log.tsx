import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'
import type { Consent } from '../../../core/accounts/consents/consent'

/** A line of the log as the page gets it; times in ISO 8601. */
export type LoggedConsent = Pick<Consent, 'id' | 'kind' | 'given' | 'place'> & {
  version: string
  at: string
}

/** What a member was asked, what they said, when and where, newest first. */
export function ConsentLog({ log }: { log: readonly LoggedConsent[] }) {
  const { t, rich } = useText()
  if (log.length === 0) return null
  return (
    <>
      <h2 className="mt-10">{t('settings.consents_title')}</h2>
      <ul className="mt-4 divide-y divide-line">
        {log.map(({ id, kind, given, place, at, version }) => (
          <li key={id} className="py-3">
            <p className="font-semibold">{t(`settings.consent_${kind}`)}</p>
            <p className="text-sm text-muted">
              {rich(given ? 'settings.consent_given' : 'settings.consent_not_given', {
                at: <Time value={at} format="date" />,
                place: t(`settings.consent_place_${place}`),
                version: <Time value={version} format="date" />,
              })}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
