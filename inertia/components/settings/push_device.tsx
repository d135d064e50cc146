import { useEffect, useState } from 'react'
import { Button } from '~/components/ui/button'
import { toast } from '~/components/ui/toast'
import { useText } from '~/i18n/use_text'
import { type PushState, readPushState, subscribe, unsubscribe } from '~/push/subscription'

const texts = ['unknown', 'subscribed', 'denied', 'unsupported'] as const

/** The switch for push in this browser. It takes its room before its state is known: the form below stays. */
export function PushDevice({ publicKey }: { publicKey: string | null }) {
  const { t } = useText()
  const [state, setState] = useState<PushState | undefined>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    readPushState(publicKey).then(setState, () => setState('unsupported'))
  }, [publicKey])
  if (!publicKey) return null
  const shown = state === null ? 'unknown' : state

  const change = async (act: () => Promise<PushState>) => {
    setBusy(true)
    setState(await act().catch(() => (toast.error(t('settings.push_failed')), null)))
    setBusy(false)
  }
  return (
    <section className="mt-6 rounded-card p-4 inset-ring inset-ring-line noscript:hidden">
      <h2>{t('settings.push_title')}</h2>
      <div aria-live="polite" className="mt-2 grid text-muted *:col-start-1 *:row-start-1">
        {texts.map((text) => (
          <p key={text} className={text === shown ? undefined : 'invisible'}>
            {t(`settings.push_${text}`)}
          </p>
        ))}
      </div>
      <div className="mt-3 min-h-12">
        {state === null && (
          <Button loading={busy} onClick={() => change(() => subscribe(publicKey))}>
            {t('settings.push_on')}
          </Button>
        )}
        {state === 'subscribed' && (
          <Button variant="quiet" loading={busy} onClick={() => change(unsubscribe)}>
            {t('settings.push_off')}
          </Button>
        )}
      </div>
    </section>
  )
}
