import type { Data } from '@generated/data'
import { router } from '@inertiajs/react'
import { ChevronDown, Footprints, LogOut, Settings, UserRound } from 'lucide-react'
import { clearBrowserEntries } from '~/browser_entries'
import { Avatar } from '~/components/ui/avatar'
import { Menu } from '~/components/ui/menu'
import { MenuButton, MenuDivider, MenuLink } from '~/components/ui/menu_items'
import { useText } from '~/i18n/use_text'

interface Props {
  me: Pick<NonNullable<Data.SharedProps['me']>, 'profileId' | 'picture'>
}

/** Own profile, settings and logout. */
export function AccountMenu({ me }: Props) {
  const { t } = useText()
  return (
    <Menu
      label={t('common.account')}
      triggerClassName="px-1 hover:text-white"
      trigger={
        <>
          <Avatar picture={me.picture} size="tiny" />
          <ChevronDown aria-hidden="true" className="hidden size-4 lg:block" />
        </>
      }
    >
      <MenuLink
        href={`/members/${me.profileId}`}
        icon={<UserRound aria-hidden="true" className="size-5 text-muted" />}
      >
        {t('common.my_profile')}
      </MenuLink>
      <MenuLink
        href="/visits"
        icon={<Footprints aria-hidden="true" className="size-5 text-muted" />}
      >
        {t('common.visits')}
      </MenuLink>
      <MenuLink
        href="/profile"
        icon={<Settings aria-hidden="true" className="size-5 text-muted" />}
      >
        {t('common.settings')}
      </MenuLink>
      <MenuDivider />
      <MenuButton
        onClick={logOut}
        icon={<LogOut aria-hidden="true" className="size-5 text-muted" />}
      >
        {t('common.log_out')}
      </MenuButton>
    </Menu>
  )
}

function logOut() {
  clearBrowserEntries()
  router.post('/logout')
}
