import {
  CheckCheck,
  CircleX,
  Hourglass,
  type LucideIcon,
  MailCheck,
  Merge,
  MessageCircleReply,
} from 'lucide-react'
import type { ShownTicket } from '~/components/complaints/ticket_props'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

const icons: Record<ShownTicket['standing'], LucideIcon> = {
  received: MailCheck,
  answered: MessageCircleReply,
  replied: MailCheck,
  waiting: Hourglass,
  solved: CheckCheck,
  withdrawn: CircleX,
  merged: Merge,
}

/** How a ticket stands, in words, and until when something happens. */
export function StandingBox({ ticket }: { ticket: ShownTicket }) {
  const { t } = useText()
  const Icon = icons[ticket.standing]
  return (
    <div className="mt-5 flex gap-3 rounded-card bg-tint px-5 py-4">
      <Icon aria-hidden="true" className="mt-0.5 size-5.5 shrink-0 text-primary-strong" />
      <div>
        <p className="font-bold text-primary-strong">{t(`complaints.standing_${ticket.standing}`)}</p>
        <Deadline ticket={ticket} />
      </div>
    </div>
  )
}

function Deadline({ ticket }: { ticket: ShownTicket }) {
  const { rich } = useText()
  const { answerDueAt, isUnsolved, late, solutionDueAt } = ticket
  if (!isUnsolved) return null
  if (late) {
    const at = (late === 'answer' && answerDueAt) || solutionDueAt
    return (
      <p className="font-semibold text-danger">
        {rich(`complaints.late_${late}`, { date: <Day key="date" value={at} /> })}
      </p>
    )
  }
  const text = answerDueAt ? 'complaints.answer_by' : 'complaints.solution_by'
  return <p>{rich(text, { date: <Day key="date" value={answerDueAt ?? solutionDueAt} /> })}</p>
}

function Day({ value }: { value: string }) {
  return <Time value={value} format="long_date" className="font-bold" />
}
