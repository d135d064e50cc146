import { usePage } from '@inertiajs/react'
import type { EditProps } from '~/components/profiles/edit/edit_props'
import { FormSection } from '~/components/profiles/edit/form_section'
import { Select } from '~/components/ui/select'
import { useText } from '~/i18n/use_text'

/** Optional traits, each chosen from a list. */
export function Looks({ traits, gender }: Pick<EditProps, 'traits' | 'gender'>) {
  const { t } = useText()
  const { errors } = usePage().props
  return (
    <FormSection id="looks" title={t('profiles.part_looks')}>
      <div className="grid gap-5 md:grid-cols-2">
        {traits.map(({ trait, value, choices, shown }) => (
          <Select
            key={trait}
            id={trait}
            name={trait}
            label={t(`profiles.${trait}`)}
            placeholder={t('profiles.untold')}
            options={choices.map((choice) => ({
              value: choice.value,
              label: t(`profiles.${choice.text}`, { gender }),
            }))}
            defaultValue={value}
            hint={shown ? undefined : t('profiles.not_shown_here')}
            error={errors[trait]}
          />
        ))}
      </div>
    </FormSection>
  )
}
