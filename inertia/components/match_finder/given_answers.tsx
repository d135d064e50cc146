import { Link } from '@inertiajs/react'
import { Pencil } from 'lucide-react'
import { labelOf, type Question } from '~/components/match_finder/answers'
import { useText } from '~/i18n/use_text'

const questions = ['age', 'appearance', 'race'] as const satisfies Question[]

export type Answers = Record<Question, string | null>

/** What was answered, each with a press to answer otherwise. */
export function GivenAnswers({ answers }: { answers: Answers }) {
  const { t } = useText()
  const sayingOf = (question: Question) =>
    t('finder.answer_of', {
      question: t(`finder.label_${question}`),
      answer: t(labelOf(question, answers[question])),
    })
  return (
    <ul className="flex flex-wrap gap-2">
      {questions.map((question, index) => (
        <li key={question}>
          <Link
            href={`/match-finder?step=${index + 1}`}
            aria-label={t('finder.change_answer', { answer: sayingOf(question) })}
            className="relative inline-flex min-h-9 items-center gap-2 rounded-full bg-tint px-3.5 text-sm font-semibold hover:brightness-95 after:absolute after:-inset-1 after:content-['']"
          >
            {sayingOf(question)}
            <Pencil aria-hidden="true" className="size-3.5 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
