import { Check } from 'lucide-react'
import { BirthDateStep } from '~/components/accounts/birth_date_step'
import { noAnswers } from '~/components/accounts/answers'
import { stepCount } from '~/components/accounts/steps'
import { typedAge } from '~/components/accounts/typed_age'
import { ProgressSteps } from '~/components/ui/progress_steps'
import { useText } from '~/i18n/use_text'

const shownAge = 34

/** The third step of the sign-up, answered. */
export function BirthDatePanel() {
  const { t } = useText()
  const today = new Date()
  const date = { day: '14', month: '3', year: String(today.getFullYear() - shownAge) }
  const age = typedAge(date, today) ?? shownAge
  return (
    <div className="reduced-74 p-6 [&_.grid]:grid-cols-[3rem_minmax(0,1fr)_4.5rem]">
      <ProgressSteps current={3} total={stepCount} />
      <p className="mt-5 text-xl font-bold">{t('accounts.birth_title')}</p>
      <p className="mt-1 mb-3 text-muted">{t('accounts.birth_help')}</p>
      <BirthDateStep answers={{ ...noAnswers, ...date }} errors={{}} minAge={shownAge} />
      <p className="-mt-6 flex items-center gap-2 font-semibold text-success">
        <Check className="size-5" />
        {t('accounts.you_are', { age })}
      </p>
    </div>
  )
}
