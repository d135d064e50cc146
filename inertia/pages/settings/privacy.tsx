import { usePage } from '@inertiajs/react'
import { Captions, Eye, EyeOff, Megaphone } from 'lucide-react'
import { PremiumAlert } from '~/components/settings/premium_alert'
import { PrivacyChoice } from '~/components/settings/privacy_choice'
import { SettingsPage } from '~/components/settings/settings_page'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'
import type { Profile } from '../../../core/profiles/profile'

type Choices = Pick<Profile, 'invisible' | 'advertised' | 'captioned'>
/** `visitorsSearch`: on this site who has no account may search, too. */
type Props = InertiaProps<Choices & { visitorsSearch: boolean }>

export default function Privacy({ invisible, advertised, captioned, visitorsSearch }: Props) {
  const { t } = useText()
  const { errors } = usePage().props
  return (
    <SettingsPage title={t('settings.privacy')} intro={t('settings.invisible_intro')}>
      <PremiumAlert text={errors.invisible} />
      <PrivacyChoice
        name="invisible"
        chosen={invisible}
        icon={invisible ? EyeOff : Eye}
        state={t(invisible ? 'settings.you_are_invisible' : 'settings.you_are_visible')}
        submit={t(invisible ? 'settings.become_visible' : 'settings.become_invisible')}
      />
      {visitorsSearch && !invisible && (
        <p className="mt-4 text-muted">{t('settings.visitors_search')}</p>
      )}
      <h2 className="mt-10">{t('settings.advertised_title')}</h2>
      <p className="mt-2 text-muted">{t('settings.advertised_intro')}</p>
      <PrivacyChoice
        name="advertised"
        chosen={advertised}
        icon={Megaphone}
        state={t(advertised ? 'settings.you_are_advertised' : 'settings.you_are_not_advertised')}
        submit={t(advertised ? 'settings.stop_advertising' : 'settings.allow_advertising')}
      />
      {advertised && (
        <>
          <p className="mt-6 text-muted">{t('settings.captioned_intro')}</p>
          <PrivacyChoice
            name="captioned"
            chosen={captioned}
            icon={Captions}
            state={t(captioned ? 'settings.you_are_captioned' : 'settings.you_are_not_captioned')}
            submit={t(captioned ? 'settings.stop_captions' : 'settings.allow_captions')}
          />
        </>
      )}
    </SettingsPage>
  )
}
