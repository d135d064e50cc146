import { usePage } from '@inertiajs/react'
import { Check, ChevronDown, Languages } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '~/components/ui/class_names'
import { Menu } from '~/components/ui/menu'
import { MenuButton, MenuDivider } from '~/components/ui/menu_items'
import { ownName } from '~/i18n/own_name'
import { useText } from '~/i18n/use_text'

/** The country's languages by their own names, and the others below. A native form, as another language needs a new document. */
export function LanguageMenu({ onPicture }: { onPicture?: boolean }) {
  const { t, locale } = useText()
  const { localesOffered, path, csrfToken } = usePage().props
  const moreId = useId()
  const itemOf = (offered: typeof locale) => (
    <MenuButton
      key={offered}
      type="submit"
      name="locale"
      value={offered}
      lang={offered}
      role="menuitemradio"
      aria-checked={offered === locale}
    >
      <span>{ownName(offered)}</span>
      {offered === locale && <Check aria-hidden="true" className="ml-auto size-5" />}
    </MenuButton>
  )
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
      <form noValidate action="/language" method="post" role="none">
        <input type="hidden" name="_csrf" value={csrfToken} />
        <input type="hidden" name="back" value={path} />
        {localesOffered.first.map(itemOf)}
        {localesOffered.others.length > 0 && (
          <>
            <MenuDivider />
            <div role="group" aria-labelledby={moreId}>
              <p id={moreId} className="px-4 py-1 text-sm text-muted">
                {t('common.more_languages')}
              </p>
              {localesOffered.others.map(itemOf)}
            </div>
          </>
        )}
      </form>
    </Menu>
  )
}
