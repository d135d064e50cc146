import { usePage } from '@inertiajs/react'
import { Check, ChevronDown, Languages } from 'lucide-react'
import { classNames } from '~/components/ui/class_names'
import { Menu } from '~/components/ui/menu'
import { MenuButton } from '~/components/ui/menu_items'
import { ownName } from '~/i18n/own_name'
import { useText } from '~/i18n/use_text'

/** The languages by their own names. A native form, as another language needs a new document. */
export function LanguageMenu({ onPicture }: { onPicture?: boolean }) {
  const { t, locale } = useText()
  const { localesOffered, path, csrfToken } = usePage().props
  return (
    <Menu
      label={`${t('common.language')}: ${locale.toUpperCase()}`}
      triggerClassName={classNames(
        'px-3 text-sm font-semibold hover:text-white',
        onPicture && 'bg-dark/80 text-white'
      )}
      trigger={
        <>
          <Languages aria-hidden="true" className="size-5" />
          <span className="hidden uppercase lg:inline">{locale}</span>
          {!onPicture && <ChevronDown aria-hidden="true" className="hidden size-4 lg:block" />}
        </>
      }
    >
      <form action="/language" method="post" role="none">
        <input type="hidden" name="_csrf" value={csrfToken} />
        <input type="hidden" name="back" value={path} />
        {localesOffered.map((offered) => (
          <MenuButton
            key={offered}
            type="submit"
            name="locale"
            value={offered}
            lang={offered}
            role="menuitemradio"
            aria-checked={offered === locale}
          >
            {ownName(offered)}
            {offered === locale && <Check aria-hidden="true" className="ml-auto size-5" />}
          </MenuButton>
        ))}
      </form>
    </Menu>
  )
}
