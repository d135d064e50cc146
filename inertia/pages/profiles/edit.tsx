import { usePage } from '@inertiajs/react'
import { AboutField } from '~/components/profiles/edit/about_field'
import { Basics } from '~/components/profiles/edit/basics'
import type { EditProps } from '~/components/profiles/edit/edit_props'
import { HomeFields } from '~/components/profiles/edit/home_fields'
import { InterestChoices } from '~/components/profiles/edit/interest_choices'
import { Looks } from '~/components/profiles/edit/looks'
import { SettingsPage } from '~/components/settings/settings_page'
import { ErrorSummary } from '~/components/ui/error_summary'
import { PostForm } from '~/components/ui/post_form'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

export default function EditProfile(props: InertiaProps<EditProps>) {
  const { t } = useText()
  const { errors } = usePage().props
  return (
    <SettingsPage title={t('profiles.edit_profile')} intro={t('profiles.edit_intro')}>
      <PostForm action="/profile/edit" submit={t('profiles.save_profile')} sticky>
        <ErrorSummary errors={errors} />
        <Basics {...props} />
        <HomeFields home={props.home} countries={props.countries} />
        <AboutField about={props.about} shown={props.shown.about} />
        <Looks traits={props.traits} gender={props.gender} />
        <InterestChoices interests={props.interests} shown={props.shown.interests} />
      </PostForm>
    </SettingsPage>
  )
}
