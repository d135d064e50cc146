import { Bell } from 'lucide-react'
import { useEffect } from 'react'
import { Banner, bannerAction } from '~/components/shell/banner'
import { toast } from '~/components/ui/toast'
import { useText } from '~/i18n/use_text'

interface Props {
  onDismiss: () => void
  /** The browser has been asked, whatever came of it. */
  onDone: () => void
}

/** Offers pushes to who has a browser for them and was not asked yet (section 2). */
export function PushAlert({ onDismiss, onDone }: Props) {
  const { t } = useText()
  // The browser asks only at a press: nothing may be waited for then.
  useEffect(() => void loadSwitch(), [])
  const switchOn = async () => {
    const { switchOn: ask } = await loadSwitch()
    const state = await ask().catch(() => null)
    if (state) onDone()
    if (state === 'subscribed') return toast.success(t('settings.push_is_on'))
    if (state === 'denied') return toast.error(t('settings.push_denied'))
    // Who closed the question of the browser knows; they may be asked again.
    if (Notification.permission === 'granted') return toast.error(t('settings.push_failed'))
  }
  return (
    <Banner
      icon={<Bell aria-hidden="true" className="size-4" />}
      onDismiss={onDismiss}
      action={
        <button type="button" onClick={switchOn} className={bannerAction}>
          {t('settings.push_on')}
        </button>
      }
    >
      {t('settings.push_unknown')}
    </Banner>
  )
}

function loadSwitch() {
  return import('~/push/switch_on')
}
