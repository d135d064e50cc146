import type { EditProps, InterestProps } from '~/components/profiles/edit/edit_props'
import { FormSection } from '~/components/profiles/edit/form_section'
import { interestIcons } from '~/components/profiles/interest_icons'
import { classNames } from '~/components/ui/class_names'
import { useText } from '~/i18n/use_text'

type Props = Pick<EditProps, 'interests'> & { shown: boolean }

/** All interests as chips with checkboxes. */
export function InterestChoices({ interests, shown }: Props) {
  const { t } = useText()
  return (
    <FormSection
      id="interests"
      title={t('profiles.interests')}
      hint={t(shown ? 'profiles.interests_hint' : 'profiles.not_shown_here')}
    >
      <fieldset>
        <legend className="sr-only">{t('profiles.interests')}</legend>
        <div className="flex flex-wrap gap-2">
          {interests.map((interest) => (
            <InterestChip key={interest.key} interest={interest} />
          ))}
        </div>
      </fieldset>
    </FormSection>
  )
}

function InterestChip({ interest: { key, chosen } }: { interest: InterestProps }) {
  const { t } = useText()
  const Icon = interestIcons[key]
  return (
    <label
      className={classNames(
        'relative inline-flex min-h-11 items-center gap-2 rounded-full bg-surface px-3.5 text-sm',
        'font-semibold inset-ring-[1.5px] inset-ring-line transition hover:bg-tint',
        'has-checked:bg-primary-strong has-checked:text-on-primary-strong has-checked:inset-ring-0',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
        'has-focus-visible:outline-primary-strong'
      )}
    >
      <input
        type="checkbox"
        name="interests[]"
        value={key}
        defaultChecked={chosen}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
      />
      <Icon aria-hidden="true" className="size-4" />
      {t(`profiles.interest_${key}`)}
    </label>
  )
}
