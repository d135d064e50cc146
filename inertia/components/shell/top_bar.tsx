import { usePage } from '@inertiajs/react'
import { Sparkles } from 'lucide-react'
import { AccountMenu } from '~/components/shell/account_menu'
import { BackButton } from '~/components/shell/back_button'
import {
  credits,
  type Entry,
  getPremium,
  likes,
  messages,
  search,
} from '~/components/shell/entries'
import { CreditsBadge, LikesBadge, MessagesBadge } from '~/components/shell/entry_badges'
import { LanguageMenu } from '~/components/shell/language_menu'
import { Brand } from '~/components/ui/brand'
import { ButtonLink } from '~/components/ui/button_link'
import { classNames } from '~/components/ui/class_names'
import { PageLink } from '~/components/ui/page_link'
import { usePublicPath } from '~/components/ui/use_public_path'
import { useText } from '~/i18n/use_text'
import type { ReactNode } from 'react'
import { EntryLink } from '~/components/shell/entry_link'

/** Transparent over the picture wall of the home page. */
export function TopBar({ overPicture }: { overPicture?: boolean }) {
  const { me, site } = usePage().props
  const pathOf = usePublicPath()
  const HomeLink = me ? PageLink : 'a'
  return (
    <header
      className={classNames(
        'top-0 z-30 text-bar-text',
        overPicture ? 'absolute inset-x-0' : 'sticky border-b border-bar-line bg-bar'
      )}
    >
      <div
        className={classNames(
          '@container -mb-px flex h-14 items-center px-4 lg:px-8',
          !overPicture && 'mx-auto max-w-[80rem]'
        )}
      >
        <BackButton />
        {/* The home page needs a document of its own: docs/decisions/0116. */}
        <HomeLink
          href={me ? '/members' : pathOf('/')}
          className="-mx-2 inline-flex min-h-11 items-center rounded-full px-2 text-white"
        >
          <Brand name={site.name} nameClassName="@max-[15rem]:sr-only" />
        </HomeLink>
        {me && <MemberEntries />}
        <div className="ml-auto flex items-center gap-1 lg:gap-3">
          {me && <MoneyEntry premium={me.premium} balance={me.credits} />}
          <LanguageMenu onPicture={overPicture} />
          {me ? <AccountMenu me={me} /> : <LogIn />}
        </div>
      </div>
    </header>
  )
}

function MemberEntries() {
  const { t } = useText()
  return (
    <nav aria-label={t('common.main_menu')} className="ml-11 hidden gap-8 lg:flex">
      <TopEntry entry={search} />
      <TopEntry entry={messages} badge={<MessagesBadge />} />
      <TopEntry entry={likes} badge={<LikesBadge />} />
    </nav>
  )
}

function MoneyEntry({ premium, balance }: { premium: boolean; balance: number }) {
  const { t } = useText()
  return (
    <div className="mr-3 hidden lg:block">
      {premium ? (
        <TopEntry entry={credits} badge={<CreditsBadge balance={balance} />} />
      ) : (
        <ButtonLink
          href={getPremium.href}
          variant="secondary"
          size="small"
          icon={<Sparkles aria-hidden="true" className="size-4" />}
        >
          {t(getPremium.label)}
        </ButtonLink>
      )}
    </div>
  )
}

function LogIn() {
  const { t } = useText()
  const pathOf = usePublicPath()
  return (
    <PageLink
      href={pathOf('/login')}
      className="inline-flex min-h-11 items-center rounded-full bg-white px-5.5 text-sm @max-[15rem]:px-3 font-bold text-dark transition hover:brightness-95 active:scale-[.98]"
    >
      {t('common.log_in')}
    </PageLink>
  )
}

/** An entry of the top bar; the current one is white and underlined. */
function TopEntry({ entry, badge }: { entry: Entry; badge?: ReactNode }) {
  const { t } = useText()
  return (
    <EntryLink
      entry={entry}
      className="relative inline-flex h-14 items-center gap-2 text-sm font-semibold hover:text-white"
      look={look}
    >
      <entry.icon aria-hidden="true" className="size-5" />
      {t(entry.label)}
      {badge}
    </EntryLink>
  )
}

const look = {
  current:
    'text-white after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-t-[3px] after:bg-primary',
}
