import { DiscoveryTabs } from '~/components/discovery/discovery_tabs'
import { PageTitle } from '~/components/shell/page_title'
import type { Game } from '~/components/swipe/deck'
import { SwipeGame } from '~/components/swipe/swipe_game'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

export default function SwipeGamePage(props: InertiaProps<Game>) {
  const { t } = useText()
  const { cards, next, passed, likesLeft, likesPerDay, passDays, opensAt, now, everywhere } = props
  const game = { cards, next, passed, likesLeft, likesPerDay, passDays, opensAt, now, everywhere }
  return (
    <div className="mx-auto w-full max-w-[95rem] overflow-x-clip px-4 pt-1 pb-8 max-lg:min-h-dvh lg:px-8 lg:pt-4">
      <PageTitle title={t('swipe.title')} />
      <DiscoveryTabs current="/swipe-game" />
      <h1 className="sr-only">{t('swipe.title')}</h1>
      <div className="pt-3">
        <SwipeGame {...game} />
      </div>
    </div>
  )
}
