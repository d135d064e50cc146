import { usePage } from '@inertiajs/react'
import { lazy, type PropsWithChildren, Suspense } from 'react'
import { AppBadge } from '~/components/shell/app_badge'
import { FontPreload } from '~/components/shell/font_preload'
import { PageTitle } from '~/components/shell/page_title'
import { SkipLink } from '~/components/shell/skip_link'
import { LazyToaster } from '~/components/ui/lazy_toaster'
import { useHydrated } from '~/components/ui/use_hydrated'
import { LiveUpdates } from '~/live/live_updates'

const BonusPrompt = lazy(() => import('~/components/shell/bonus_prompt'))
const NewLikes = lazy(() => import('~/components/likes/new_likes'))

/** What every layout has around its own parts, seen or not. */
export function Frame({ children }: PropsWithChildren) {
  const { me, timeBonus } = usePage().props
  const hydrated = useHydrated()
  return (
    <>
      <FontPreload />
      <PageTitle />
      <AppBadge />
      {hydrated && (
        <Suspense>
          {me && <NewLikes />}
          {/* Connects once NewLikes listens: what the server tells is told once. */}
          <LiveUpdates />
          {timeBonus?.endsAt && <BonusPrompt {...timeBonus} endsAt={timeBonus.endsAt} />}
        </Suspense>
      )}
      <SkipLink />
      {children}
      <LazyToaster />
    </>
  )
}
