import { Head, router, usePage } from '@inertiajs/react'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { PageTitle } from '~/components/shell/page_title'
import { usePageFocus } from '~/components/shell/use_page_focus'
import { lazyPart } from '~/components/ui/lazy_part'
import { LazyToaster } from '~/components/ui/lazy_toaster'
import { toast } from '~/components/ui/toast'
import { useHydrated } from '~/components/ui/use_hydrated'
import { isVisiting } from '~/live/current_visit'
import { LiveUpdates } from '~/live/live_updates'
import { useBadges } from '~/live/use_badges'
import { clearAppBadge } from '~/plain/forget_member'
import latin from '~fonts/latin.woff2?url'
import { buttonClasses } from '~/components/ui/button_style'
import { useText } from '~/i18n/use_text'
import { loadChunk } from '~/reload_guard'

const BonusPrompt = lazyPart(() => import('~/components/shell/bonus_prompt'), { silent: true })
const Announcements = lazyPart(() => import('~/components/shell/announcements'), { silent: true })

/** What every layout contains besides its own parts. */
export function Frame({ children }: PropsWithChildren) {
  const { me, timeBonus } = usePage().props
  const hydrated = useHydrated()
  usePageFocus()
  const [announces, setAnnounces] = useState(false)
  return (
    <>
      <FontPreload />
      <PageTitle />
      <AppBadge />
      <LostConnection />
      {hydrated && (
        <>
          {me && <Announcements onSettled={() => setAnnounces(true)} />}
          {/* Connects after they have subscribed, so that they miss no event. */}
          {(!me || announces) && <LiveUpdates />}
          {timeBonus?.endsAt && <BonusPrompt {...timeBonus} endsAt={timeBonus.endsAt} />}
        </>
      )}
      <SkipLink />
      {children}
      <LazyToaster />
    </>
  )
}

/** Shows the sum of all badges on the app icon and the favicon. */
function AppBadge() {
  const { me } = usePage().props
  const { messages, likes } = useBadges()
  const count = messages + likes
  useEffect(() => {
    if (!me) return clearAppBadge()
    void loadChunk(() => import('~/live/app_icon_badge')).then((badge) =>
      badge?.showAppIconBadge(count)
    )
  }, [me !== null, count])
  return null
}

/**
 * Says that a visit did not reach the server: the page stays as it is. What reloads in the background
 * tries again by itself.
 */
function LostConnection() {
  const { t } = useText()
  useEffect(
    () =>
      router.on('networkError', (event) => {
        event.preventDefault()
        if (isVisiting()) void toast.error(t('common.no_connection'))
      }),
    [t]
  )
  return null
}

/** Loads the font of every page along with the page, instead of after its stylesheet. */
function FontPreload() {
  return (
    <Head>
      <link
        head-key="font"
        rel="preload"
        href={latin}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    </Head>
  )
}

function SkipLink() {
  const { t } = useText()
  return (
    <a href="#main" className={`skip-link ${buttonClasses({})}`}>
      {t('common.skip_to_content')}
    </a>
  )
}
