import { Bell } from 'lucide-react'
import { useEffect } from 'react'
import { Banner } from '~/components/shell/banner'
import { inlineAction } from '~/components/ui/inline_action'
import { toast } from '~/components/ui/toast'
import { useText } from '~/i18n/use_text'
import { loadChunk } from '~/reload_guard'

interface Props {
  onDismiss: () => void
  /** Called once the browser has been asked, whatever the outcome. */
  onDone: () => void
}

/** Offers push notifications to members whose browser supports them and was not asked yet. */
export function PushAlert({ onDismiss, onDone }: Props) {
  const { t } = useText()
  // Browsers ask only within a user gesture, so nothing may be awaited before.
  useEffect(() => void loadSwitch(), [])
  const enablePush = async () => {
    const push = await loadSwitch()
    if (!push) return toast.error(t('settings.push_failed'))
    const state = await push.enablePush().catch(() => null)
    if (state) onDone()
    if (state === 'subscribed') return toast.success(t('settings.push_is_on'))
    if (state === 'denied') return toast.error(t('settings.push_denied'))
    // A dismissed browser prompt may be offered again.
    if (Notification.permission === 'granted') return toast.error(t('settings.push_failed'))
  }
  return (
    <Banner
      icon={<Bell aria-hidden="true" className="size-4" />}
      onDismiss={onDismiss}
      action={
        <button type="button" onClick={enablePush} className={inlineAction}>
          {t('settings.push_on')}
        </button>
      }
    >
      {t('settings.push_unknown')}
    </Banner>
  )
}

function loadSwitch() {
  return loadChunk(() => import('~/push/enable_push'))
}
