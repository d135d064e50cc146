import { usePage } from '@inertiajs/react'
import type { EditProps } from '~/components/profiles/edit/edit_props'
import { FormSection } from '~/components/profiles/edit/form_section'
import { useKeptText } from '~/components/profiles/edit/use_kept_text'
import { TextArea } from '~/components/ui/text_area'
import { useText } from '~/i18n/use_text'

type Props = Pick<EditProps, 'about'> & { shown: boolean }

export function AboutField({ about, shown }: Props) {
  const { t } = useText()
  const { errors, me } = usePage().props
  const hint = shown ? 'profiles.about_hint' : 'profiles.not_shown_here'
  const { field, isRestored, onInput } = useKeptText(`about:${me?.profileId}`, about.text)
  return (
    <FormSection id="words" title={t('profiles.part_about')}>
      <TextArea
        ref={field}
        id="about"
        label={t('profiles.about_label')}
        name="about"
        rows={5}
        maxLength={about.max}
        defaultValue={about.text}
        onInput={onInput}
        hint={isRestored ? t('profiles.about_restored') : t(hint)}
        error={errors.about}
      />
    </FormSection>
  )
}
