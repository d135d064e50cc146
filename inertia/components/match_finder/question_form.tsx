import { router, usePage } from '@inertiajs/react'
import { ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { answersTo, type Question } from '~/components/match_finder/answers'
import { classNames } from '~/components/ui/class_names'
import { useText } from '~/i18n/use_text'

interface Props {
  question: Question
  /** The earlier answer, or null. */
  answer: string | null
}

/** One question: choosing an answer continues, ↑ and ↓ move the focus. */
export function QuestionForm({ question, answer }: Props) {
  const { t } = useText()
  const { csrfToken } = usePage().props
  const [sent, setSent] = useState<string | null>(null)
  const heading = useFocus(question)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const submitter = event.nativeEvent.submitter
    if (!(submitter instanceof HTMLButtonElement) || sent) return
    setSent(submitter.value)
    const data = { question, answer: submitter.value }
    router.post('/match-finder', data, { onFinish: () => setSent(null) })
  }
  return (
    <form
      noValidate
      action="/match-finder"
      method="post"
      onSubmit={send}
      onKeyDown={moveAmongAnswers}
    >
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="question" value={question} />
      <h1 ref={heading} tabIndex={-1} className="text-2xl text-pretty outline-none">
        {t(`finder.question_${question}`)}
      </h1>
      <p className="mt-2 text-pretty text-muted">
        {t(question === 'age' ? 'finder.intro' : 'finder.said_only')}
      </p>
      <div className="mt-7 flex flex-col gap-3">
        {answersTo[question].map(({ value, label }) => (
          <button
            key={value}
            type="submit"
            name="answer"
            value={value}
            aria-pressed={value === answer}
            className={classNames(
              'flex min-h-16 items-center justify-between gap-3 rounded-card bg-surface px-5',
              'text-left text-lg font-semibold inset-ring-[1.5px] transition hover:bg-tint',
              value === (sent ?? answer)
                ? 'bg-tint font-bold inset-ring-2 inset-ring-primary-strong'
                : 'inset-ring-line'
            )}
          >
            {t(label)}
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
          </button>
        ))}
      </div>
    </form>
  )
}

/** Moves the focus to the next question. */
function useFocus(question: Question) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(question)
  useEffect(() => {
    if (shown.current !== question) heading.current?.focus({ preventScroll: true })
    shown.current = question
  }, [question])
  return heading
}

function moveAmongAnswers(event: KeyboardEvent<HTMLFormElement>) {
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  const answers = [...event.currentTarget.querySelectorAll<HTMLElement>('button[name=answer]')]
  const current = answers.findIndex((answer) => answer === document.activeElement)
  const next = current === -1 && step < 0 ? -1 : current + step
  answers.at(next % answers.length)?.focus()
}
