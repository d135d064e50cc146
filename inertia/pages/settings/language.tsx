import { usePage } from '@inertiajs/react'
import { Check } from 'lucide-react'
import { CountryForm, type CountryChoices } from '~/components/settings/country_form'
import { SettingsPage } from '~/components/settings/settings_page'
import { ownName } from '~/i18n/own_name'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'
import type { Locale } from '../../../core/sites/locales'

type Props = InertiaProps<CountryChoices>

/** A native form, as another language needs a new document. */
export default function Language({ countries, selected }: Props) {
  const { t } = useText()
  const { csrfToken, localesOffered } = usePage().props
  return (
    <SettingsPage title={t('settings.language')} intro={t('settings.language_intro')}>
      <form noValidate action="/language" method="post" className="mt-6">
        <input type="hidden" name="_csrf" value={csrfToken} />
        <input type="hidden" name="back" value="/lang-config" />
        <Languages offered={localesOffered.first} />
        {localesOffered.others.length > 0 && (
          <>
            <h2 className="mt-6 mb-2 text-base">{t('common.more_languages')}</h2>
            <Languages offered={localesOffered.others} />
          </>
        )}
      </form>
      <CountryForm countries={countries} selected={selected} />
    </SettingsPage>
  )
}

function Languages({ offered: all }: { offered: readonly Locale[] }) {
  const { locale } = useText()
  return (
    <ul className="divide-y divide-line border-y border-line">
      {all.map((offered) => (
        <li key={offered}>
          <button
            name="locale"
            value={offered}
            lang={offered}
            aria-current={offered === locale ? 'true' : undefined}
            className="flex min-h-14 w-full items-center gap-3 px-4 text-left font-semibold transition hover:bg-tint focus-visible:-outline-offset-3 aria-current:text-primary-strong"
          >
            <span className="grow">{ownName(offered)}</span>
            {offered === locale && <Check aria-hidden="true" className="size-5" />}
          </button>
        </li>
      ))}
    </ul>
  )
}
