import { Users } from 'lucide-react'
import type { Game } from '~/components/swipe/deck'
import { Button } from '~/components/ui/button'
import { ButtonLink } from '~/components/ui/button_link'
import { EmptyState } from '~/components/ui/empty_state'
import { useText } from '~/i18n/use_text'

interface Props extends Pick<Game, 'everywhere' | 'passDays'> {
  /** Null when there is no pass to undo. */
  undo: (() => void) | null
  undoLabel: string
}

/** The deck is empty: how to find more members. */
export function DeckEmpty({ everywhere, passDays, undo, undoLabel }: Props) {
  const { t } = useText()
  return (
    <EmptyState
      icon={<Users aria-hidden="true" />}
      title={t('swipe.empty_title')}
      action={
        <div className="flex flex-col gap-2">
          {!everywhere && (
            <ButtonLink href="/swipe-game?everywhere=1">{t('swipe.empty_widen')}</ButtonLink>
          )}
          <ButtonLink variant={everywhere ? 'primary' : 'quiet'} href="/members">
            {t('common.search_members')}
          </ButtonLink>
          {undo && (
            <Button variant="link" onClick={undo}>
              {undoLabel}
            </Button>
          )}
        </div>
      }
    >
      {t('swipe.empty_help', { days: passDays })}
    </EmptyState>
  )
}
