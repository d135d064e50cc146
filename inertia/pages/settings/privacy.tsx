import { usePage } from '@inertiajs/react'
import { Captions, Eye, EyeOff, Globe, Heart, Megaphone, Share2 } from 'lucide-react'
import { ConsentLog, type LoggedConsent } from '~/components/settings/consent_log'
import { PremiumAlert } from '~/components/settings/premium_alert'
import { PrivacyChoice } from '~/components/settings/privacy_choice'
import { SettingsPage } from '~/components/settings/settings_page'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'
import type { Profile } from '../../../core/profiles/profile'

type Choices = Pick<Profile, 'withdrawn' | 'ownSiteOnly' | 'advertised' | 'captioned'> & {
  invisible: Profile['wishesInvisible']
  /** Nobody finds them yet. */
  unconfirmed: boolean
  /** Null: not answered yet. */
  lookingFor: boolean | null
  visitors: boolean | null
}
type Props = InertiaProps<Choices & { otherSites: string[]; log: LoggedConsent[] }>

export default function Privacy(props: Props) {
  const { invisible, unconfirmed, withdrawn, lookingFor, visitors, advertised, captioned, log } =
    props
  const { t } = useText()
  const { errors } = usePage().props
  const visible = unconfirmed ? 'settings.visible_once_confirmed' : 'settings.you_are_visible'
  return (
    <SettingsPage title={t('settings.privacy')} intro={t('settings.invisible_intro')}>
      <PremiumAlert text={errors.invisible} />
      {!withdrawn && (
        <PrivacyChoice
          name="invisible"
          chosen={invisible}
          icon={invisible ? EyeOff : Eye}
          state={t(invisible ? 'settings.you_are_invisible' : visible)}
          choose={t('settings.become_invisible')}
          reverse={t('settings.become_visible')}
        />
      )}
      <h2 className="mt-10">{t('settings.looking_for_title')}</h2>
      <p className="mt-2 text-muted">{t('settings.looking_for_intro')}</p>
      <PrivacyChoice
        name="looking_for"
        chosen={lookingFor}
        icon={Heart}
        state={t(`settings.looking_for_${answered(lookingFor)}`)}
        choose={t('settings.give_looking_for')}
        reverse={t('settings.withdraw_looking_for')}
      />
      <h2 className="mt-10">{t('settings.visitors_title')}</h2>
      <p className="mt-2 text-muted">{t('settings.visitors_intro')}</p>
      <PrivacyChoice
        name="visitors"
        chosen={visitors}
        icon={Globe}
        state={t(`settings.visitors_${answered(visitors)}`)}
        choose={t('settings.choose_everybody')}
        reverse={t('settings.choose_members')}
      />
      {(props.ownSiteOnly || props.otherSites.length > 0) && <OtherSites {...props} />}
      {visitors !== false && <Advertising advertised={advertised} captioned={captioned} />}
      <ConsentLog log={log} />
    </SettingsPage>
  )
}

function answered(answer: boolean | null) {
  if (answer === null) return 'open'
  return answer ? 'given' : 'not_given'
}

function OtherSites({ ownSiteOnly, otherSites }: Pick<Props, 'ownSiteOnly' | 'otherSites'>) {
  const { t, locale } = useText()
  return (
    <>
      <h2 className="mt-10">{t('settings.other_sites_title')}</h2>
      {otherSites.length > 0 && (
        <p className="mt-2 text-muted">
          {t('settings.other_sites_intro', {
            sites: new Intl.ListFormat(locale).format(otherSites),
          })}
        </p>
      )}
      <PrivacyChoice
        name="own_site_only"
        chosen={ownSiteOnly}
        icon={Share2}
        state={t(ownSiteOnly ? 'settings.shown_on_own_site' : 'settings.shown_on_other_sites')}
        choose={t('settings.choose_own_site')}
        reverse={t('settings.choose_other_sites')}
      />
    </>
  )
}

function Advertising({ advertised, captioned }: Pick<Choices, 'advertised' | 'captioned'>) {
  const { t } = useText()
  return (
    <>
      <h2 className="mt-10">{t('settings.advertised_title')}</h2>
      <p className="mt-2 text-muted">{t('settings.advertised_intro')}</p>
      <PrivacyChoice
        name="advertised"
        chosen={advertised}
        icon={Megaphone}
        state={t(advertised ? 'settings.you_are_advertised' : 'settings.you_are_not_advertised')}
        choose={t('settings.allow_advertising')}
        reverse={t('settings.stop_advertising')}
      />
      {advertised && (
        <>
          <p className="mt-6 text-muted">{t('settings.captioned_intro')}</p>
          <PrivacyChoice
            name="captioned"
            chosen={captioned}
            icon={Captions}
            state={t(captioned ? 'settings.you_are_captioned' : 'settings.you_are_not_captioned')}
            choose={t('settings.allow_captions')}
            reverse={t('settings.stop_captions')}
          />
        </>
      )}
    </>
  )
}
