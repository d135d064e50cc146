import type { Read } from '@generated/answers'
import { usePage } from '@inertiajs/react'
import { SettingsPage } from '~/components/settings/settings_page'
import { Checkbox } from '~/components/ui/checkbox'
import { PillRadios } from '~/components/ui/pill_radios'
import { PostForm } from '~/components/ui/post_form'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{ description: Read<'profiles/own_description', 'ownDescription'> }>

export default function MatchFinderSettings({ description }: Props) {
  const { t, rich } = useText()
  const { errors } = usePage().props
  const untold = { value: '', label: t('finder.untold') }
  return (
    <SettingsPage title={t('finder.self_title')} intro={t('finder.self_intro')}>
      <p className="mt-3 text-pretty text-muted">{t('finder.self_promise')}</p>
      <PostForm action="/profile/match-finder" submit={t('finder.self_save')}>
        <PillRadios
          name="appearance"
          legend={t('finder.self_appearance')}
          defaultValue={description?.appearance ?? ''}
          options={[
            { value: 'normal', label: t('finder.appearance_normal') },
            { value: 'sexy', label: t('finder.appearance_sexy') },
            untold,
          ]}
        />
        <PillRadios
          name="race"
          legend={t('finder.self_race')}
          defaultValue={description?.race ?? ''}
          options={[
            { value: 'white', label: t('finder.race_white') },
            { value: 'other', label: t('finder.race_other') },
            untold,
          ]}
        />
        <Checkbox
          name="consent"
          value="1"
          label={t('finder.self_consent')}
          error={errors.consent}
        />
      </PostForm>
      {description && (
        <section className="mt-8 border-t border-line pt-6">
          <p>
            {rich('finder.self_since', {
              date: <Time key="date" value={description.consentAt} format="date_time" />,
            })}
          </p>
          <PostForm
            action="/profile/match-finder/erase"
            variant="quiet"
            submit={t('finder.self_erase')}
          />
        </section>
      )}
    </SettingsPage>
  )
}
