import { usePage } from '@inertiajs/react'
import type { EditProps } from '~/components/profiles/edit/edit_props'
import { FormSection } from '~/components/profiles/edit/form_section'
import { TextArea } from '~/components/ui/text_area'
import { useText } from '~/i18n/use_text'

type Props = Pick<EditProps, 'about'> & { shown: boolean }

export function AboutField({ about, shown }: Props) {
  const { t } = useText()
  const { errors } = usePage().props
  return (
    <FormSection id="words" title={t('profiles.part_about')}>
      <TextArea
        id="about"
        label={t('profiles.about_label')}
        name="about"
        rows={5}
        maxLength={about.max}
        defaultValue={about.text}
        hint={t(shown ? 'profiles.about_hint' : 'profiles.not_shown_here')}
        error={errors.about}
      />
    </FormSection>
  )
}
