import { router } from '@inertiajs/react'
import { Heart } from 'lucide-react'
import type { Game } from '~/components/swipe/deck'
import { ButtonLink } from '~/components/ui/button_link'
import { Countdown } from '~/components/ui/countdown'
import { EmptyState } from '~/components/ui/empty_state'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

type Limit = Pick<Game, 'opensAt' | 'likesPerDay' | 'now'>

/** The daily limit of likes is reached: when it resets, and alternatives. */
export function LimitReached({ likesPerDay, now, opensAt }: Limit) {
  const { t, rich } = useText()
  return (
    <EmptyState
      icon={<Heart aria-hidden="true" />}
      title={t('swipe.limit_title')}
      action={
        <div className="flex flex-col items-center gap-2">
          <p className="mb-4 text-pretty">
            {rich('swipe.limit_opens', {
              time: <Time key="time" value={opensAt} format="date_time" />,
            })}{' '}
            <Countdown endsAt={opensAt} now={now} onEnd={() => router.visit('/swipe-game')} />
          </p>
          <ButtonLink href="/members">{t('common.search_members')}</ButtonLink>
          <ButtonLink variant="link" href="/likes/given">
            {t('swipe.limit_given')}
          </ButtonLink>
        </div>
      }
    >
      {t('swipe.limit_help', { count: likesPerDay })}
    </EmptyState>
  )
}
