import type { ReactNode } from 'react'
import type { ShownTicket } from '~/components/complaints/ticket_props'
import { classNames } from '~/components/ui/class_names'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

/** The three steps of a ticket: what was due, and what happened. */
export function Timeline({ ticket }: { ticket: ShownTicket }) {
  const { t } = useText()
  const { answerDueAt, answeredAt, closedAt, daysLeft, openedAt, solutionDueAt } = ticket
  const end = ticket.standing === 'withdrawn' ? 'complaints.step_withdrawn' : 'complaints.step_solved'
  const left = ticket.isUnsolved && !ticket.late ? t('complaints.days_left', { days: daysLeft }) : null
  return (
    <ol aria-label={t('complaints.steps')} className="mt-6">
      <Step isDone title={t('complaints.step_received')} happened={<At value={openedAt} />} />
      <Step
        isDone={answeredAt !== null}
        title={t('complaints.step_answered')}
        due={answerDueAt}
        happened={answeredAt && <At value={answeredAt} />}
      />
      <Step
        isLast
        isDone={closedAt !== null}
        title={t(end)}
        due={ticket.isUnsolved ? solutionDueAt : null}
        happened={closedAt ? <At value={closedAt} /> : left}
      />
    </ol>
  )
}

interface StepProps {
  title: string
  isDone?: boolean
  isLast?: boolean
  due?: string | null
  happened: ReactNode
}

function Step({ title, isDone, isLast, due, happened }: StepProps) {
  const { rich } = useText()
  return (
    <li className="relative flex gap-4 pb-5">
      {!isLast && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute top-3 bottom-[-12px] left-[8px] w-0.5',
            isDone ? 'bg-success' : 'bg-outline'
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={classNames(
          'relative mt-1 size-4.5 shrink-0 rounded-full',
          isDone ? 'bg-success' : 'bg-ground inset-ring-[3px] inset-ring-outline'
        )}
      />
      <div className="flex min-w-0 grow flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        <span className="text-sm leading-6 text-muted">{happened}</span>
        {due && (
          <span className="basis-full text-sm text-muted">
            {rich('complaints.due', { date: <Time key="date" value={due} format="date" /> })}
          </span>
        )}
      </div>
    </li>
  )
}

function At({ value }: { value: string }) {
  return <Time value={value} format="date_time" />
}
