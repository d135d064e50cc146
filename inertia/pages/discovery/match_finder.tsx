import { Link } from '@inertiajs/react'
import { ArrowLeft } from 'lucide-react'
import { DiscoveryTabs } from '~/components/discovery/discovery_tabs'
import type { Question } from '~/components/match_finder/answers'
import { QuestionForm } from '~/components/match_finder/question_form'
import { PageTitle } from '~/components/shell/page_title'
import { ProgressSteps } from '~/components/ui/progress_steps'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  /** Counted from 1. */
  step: number
  total: number
  question: Question
  answer: string | null
}>

export default function MatchFinder({ step, total, question, answer }: Props) {
  const { t } = useText()
  return (
    <div className="mx-auto w-full max-w-[95rem] px-4 pt-1 pb-16 max-lg:min-h-dvh lg:px-8 lg:pt-4">
      <PageTitle title={t('finder.title')} />
      <DiscoveryTabs current="/match-finder" />
      <div className="mx-auto max-w-[30rem] pt-5 lg:pt-12">
        <div className="mb-7 flex min-h-11 items-center gap-3">
          {step > 1 && (
            <Link
              href={`/match-finder?step=${step - 1}`}
              aria-label={t('common.back')}
              className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-full hover:bg-tint"
            >
              <ArrowLeft aria-hidden="true" className="size-6" />
            </Link>
          )}
          <ProgressSteps current={step} total={total} />
        </div>
        <div key={question} className="animate-step">
          <QuestionForm question={question} answer={answer} />
        </div>
      </div>
    </div>
  )
}
