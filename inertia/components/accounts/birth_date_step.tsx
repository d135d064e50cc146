import { Check, CircleAlert } from 'lucide-react'
import type { Answers } from '~/components/accounts/answers'
import { changeAnswers } from '~/components/accounts/answer_store'
import type { StepProps } from '~/components/accounts/orientation_step'
import { typedAge } from '~/components/accounts/typed_age'
import { useMonths } from '~/components/accounts/use_months'
import { Select } from '~/components/ui/select'
import { NumberField } from '~/components/ui/text_field'
import { useNow } from '~/components/ui/use_now'
import { useText } from '~/i18n/use_text'

type Part = 'day' | 'month' | 'year'

/** Three fields instead of a calendar, in which one would scroll back thirty years. */
export function BirthDateStep({ answers, errors, minAge }: StepProps & { minAge: number }) {
  const { t } = useText()
  const months = useMonths()
  const error = Object.entries(errors).find(([field]) => field.startsWith('date_of_birth'))?.[1]
  const field = (part: Part, length: number) => ({
    'label': t(`accounts.${part}`),
    'name': `date_of_birth[${part}]`,
    'autoComplete': `bday-${part}`,
    'size': 'narrow' as const,
    'value': answers[part],
    'onChange': ({ target }: { target: { value: string } }) =>
      changeAnswers({ [part]: target.value.slice(0, length) }, ['date_of_birth']),
    'aria-invalid': error ? true : undefined,
    'aria-describedby': 'birth-date-note',
  })
  return (
    <div>
      <div className="grid grid-cols-[3rem_minmax(0,1fr)_4.5rem] gap-1.5 sm:grid-cols-[5rem_minmax(0,1fr)_6.5rem] sm:gap-2.5">
        <NumberField {...field('day', 2)} inputClassName="text-center" />
        <Select {...field('month', 2)} placeholder={t('accounts.choose_month')} options={months} />
        <NumberField {...field('year', 4)} inputClassName="text-center" />
      </div>
      <Note answers={answers} error={error} minAge={minAge} />
    </div>
  )
}

/** Feedback while the date is typed: the age, or what is wrong, in the words of the server. */
function Note({ answers, error, minAge }: { answers: Answers; error?: string; minAge: number }) {
  const { t } = useText()
  const now = useNow()
  const age = now === null ? undefined : typedAge(answers, new Date(now))
  const problem = error ?? problemWith(age)
  return (
    <p
      id="birth-date-note"
      role="status"
      className="mt-5 flex min-h-6 items-start gap-2 font-semibold"
    >
      {problem && <Line tone="text-danger" icon={CircleAlert} text={problem} />}
      {!problem && age && (
        <Line tone="text-success" icon={Check} text={t('accounts.you_are', { age })} />
      )}
    </p>
  )

  function problemWith(years: number | null | undefined) {
    if (years === null) return t('accounts.invalid_birth_date')
    if (years !== undefined && years < minAge)
      return t('accounts.birth_needed', { min_age: minAge })
  }
}

function Line({ tone, icon: Icon, text }: { tone: string; icon: typeof Check; text: string }) {
  return (
    <>
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <span className={tone}>{text}</span>
    </>
  )
}
