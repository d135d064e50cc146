import { usePage } from '@inertiajs/react'
import { useMonths } from '~/components/accounts/use_months'
import type { EditProps } from '~/components/profiles/edit/edit_props'
import { FieldNote } from '~/components/ui/field'
import { Select } from '~/components/ui/select'
import { NumberField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'

type Props = Pick<EditProps, 'age' | 'mayCorrectBirthDate'>

/** Shows the age only: the date of birth is never sent to a page, and can only be replaced. */
export function BirthDate({ age, mayCorrectBirthDate }: Props) {
  const { t } = useText()
  const { errors } = usePage().props
  const error = Object.entries(errors).find(([field]) => field.startsWith('date_of_birth'))?.[1]
  return (
    <div id="date_of_birth">
      <p className="text-sm font-bold">{t('profiles.birth_date')}</p>
      <p className="mt-1.5">{t('profiles.age_shown', { age })}</p>
      {mayCorrectBirthDate ? (
        <Correction error={error} />
      ) : (
        <FieldNote id="birth-note" hint={t('profiles.birth_date_fixed')} error={error} />
      )}
    </div>
  )
}

/** Collapsed, as it is rarely needed; blank fields change nothing. */
function Correction({ error }: { error?: string }) {
  const { t } = useText()
  const months = useMonths()
  const field = (part: 'day' | 'month' | 'year') => ({
    label: t(`accounts.${part}`),
    name: `date_of_birth[${part}]`,
    autoComplete: `bday-${part}`,
  })
  return (
    <details open={error ? true : undefined} className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-primary-strong hover:underline">
        {t('profiles.birth_date_wrong')}
      </summary>
      <div className="mt-1 grid grid-cols-[3.25rem_minmax(0,1fr)_4.5rem] gap-2 sm:grid-cols-[5rem_minmax(0,1fr)_6.5rem]">
        <NumberField {...field('day')} maxLength={2} inputClassName="text-center" />
        <Select {...field('month')} placeholder={t('accounts.choose_month')} options={months} />
        <NumberField {...field('year')} maxLength={4} inputClassName="text-center" />
      </div>
      <FieldNote id="birth-note" hint={t('profiles.birth_date_once')} error={error} />
    </details>
  )
}
