import { WifiOff } from 'lucide-react'
import { Button } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty_state'
import { PortraitSkeleton } from '~/components/ui/skeleton'
import { useText } from '~/i18n/use_text'

/** The next cards are being loaded, or failed to load. */
export function DeckLoading({ stuck, loadMore }: { stuck: boolean; loadMore: () => void }) {
  const { t } = useText()
  if (stuck) {
    return (
      <EmptyState
        icon={<WifiOff aria-hidden="true" />}
        title={t('swipe.failed')}
        action={<Button onClick={loadMore}>{t('common.try_again')}</Button>}
      />
    )
  }
  return (
    <div role="status" className="swipe-stage">
      <span className="sr-only">{t('swipe.loading')}</span>
      <PortraitSkeleton />
    </div>
  )
}
