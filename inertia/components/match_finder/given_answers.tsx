import { Link } from '@inertiajs/react'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { labelOf, type Question } from '~/components/match_finder/answers'
import { useText } from '~/i18n/use_text'
import type { FinderAnswers } from '../../../core/discovery/search/match_finder'

const questions = ['age', 'appearance', 'race'] as const satisfies Question[]

/** The given answers, each with a link to change it, and the button to start over. */
export function GivenAnswers({ answers }: { answers: FinderAnswers }) {
  const { t } = useText()
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {questions.map((question, index) => {
        if (answers[question] === null) return null
        const answer = t(labelOf(question, answers[question]))
        return (
          <AnswerLink key={question} step={index + 1} label={t('finder.change_answer', { answer })}>
            {answer}
          </AnswerLink>
        )
      })}
      <AnswerLink step={1} label={t('finder.again')}>
        {t('finder.again')}
      </AnswerLink>
    </ul>
  )
}

interface LinkProps {
  step: number
  label: string
  children: ReactNode
}

function AnswerLink({ step, label, children }: LinkProps) {
  return (
    <li>
      <Link
        href={`/match-finder?step=${step}`}
        aria-label={label}
        className="relative inline-flex min-h-9 items-center gap-2 rounded-full bg-tint px-3.5 text-sm font-semibold hover:brightness-95 after:absolute after:-inset-1 after:content-['']"
      >
        {children}
        <Pencil aria-hidden="true" className="size-3.5 shrink-0" />
      </Link>
    </li>
  )
}
