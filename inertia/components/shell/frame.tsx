import type { PropsWithChildren } from 'react'
import { NewLikes } from '~/components/likes/new_likes'
import { AppBadge } from '~/components/shell/app_badge'
import { FontPreload } from '~/components/shell/font_preload'
import { PageTitle } from '~/components/shell/page_title'
import { SkipLink } from '~/components/shell/skip_link'
import { LazyToaster } from '~/components/ui/lazy_toaster'
import { LiveUpdates } from '~/live/live_updates'

/** What every layout has around its own parts, seen or not. */
export function Frame({ children }: PropsWithChildren) {
  return (
    <>
      <FontPreload />
      <PageTitle />
      <AppBadge />
      <LiveUpdates />
      <NewLikes />
      <SkipLink />
      {children}
      <LazyToaster />
    </>
  )
}
