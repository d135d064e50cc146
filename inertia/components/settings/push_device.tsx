import { useEffect, useState } from 'react'
import { Button } from '~/components/ui/button'
import { toast } from '~/components/ui/toast'
import { useText } from '~/i18n/use_text'
import { type PushState, readPushState, subscribe, unsubscribe } from '~/push/subscription'

/** The switch for push in this browser; nothing until its state is known. */
export function PushDevice({ publicKey }: { publicKey: string | null }) {
  const { t } = useText()
  const [state, setState] = useState<PushState | undefined>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    readPushState(publicKey).then(setState, () => setState('unsupported'))
  }, [publicKey])
  if (state === undefined || !publicKey) return null

  const change = async (act: () => Promise<PushState>) => {
    setBusy(true)
    setState(await act().catch(() => (toast.error(t('settings.push_failed')), null)))
    setBusy(false)
  }
  return (
    <section className="mt-6 rounded-card p-4 inset-ring inset-ring-line">
      <h2>{t('settings.push_title')}</h2>
      <p className="mt-2 text-muted" aria-live="polite">
        {t(`settings.push_${state ?? 'unknown'}`)}
      </p>
      {state === null && (
        <Button className="mt-3" loading={busy} onClick={() => change(() => subscribe(publicKey))}>
          {t('settings.push_on')}
        </Button>
      )}
      {state === 'subscribed' && (
        <Button className="mt-3" variant="quiet" loading={busy} onClick={() => change(unsubscribe)}>
          {t('settings.push_off')}
        </Button>
      )}
    </section>
  )
}
