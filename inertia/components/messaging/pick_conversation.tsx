import { MessagesSquare } from 'lucide-react'
import { EmptyState } from '~/components/ui/empty_state'
import { useText } from '~/i18n/use_text'

/** Fills the right pane while no conversation is open. */
export function PickConversation() {
  const { t } = useText()
  return (
    <div className="hidden grow place-items-center lg:grid">
      <EmptyState icon={<MessagesSquare aria-hidden="true" />} title={t('messaging.pick_title')}>
        {t('messaging.pick_help')}
      </EmptyState>
    </div>
  )
}
