import { usePage } from '@inertiajs/react'
import { useOrientationOptions } from '~/components/accounts/use_orientation_options'
import { BirthDate } from '~/components/profiles/edit/birth_date'
import type { EditProps } from '~/components/profiles/edit/edit_props'
import { FormSection } from '~/components/profiles/edit/form_section'
import { PillRadios } from '~/components/ui/pill_radios'
import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'

/** Name, gender, orientation and age. */
export function Basics({ name, gender, seeking, ...birth }: EditProps) {
  const { t } = useText()
  const { errors } = usePage().props
  const { genders, seekings } = useOrientationOptions()
  return (
    <FormSection id="you" title={t('profiles.part_you')}>
      <TextField
        id="name"
        label={t('accounts.name')}
        name="name"
        autoComplete="nickname"
        required
        defaultValue={name}
        hint={t('profiles.name_hint')}
        error={errors.name}
      />
      <PillRadios
        name="gender"
        legend={t('home.i_am')}
        options={genders}
        defaultValue={gender}
        error={errors.gender}
      />
      <PillRadios
        name="seeking"
        legend={t('home.looking_for')}
        options={seekings}
        defaultValue={seeking}
        error={errors.seeking}
      />
      <BirthDate {...birth} />
    </FormSection>
  )
}
