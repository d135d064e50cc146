import type { Standing } from '../../../core/complaints/public_form/standing'
import type { TicketKind } from '../../../core/complaints/ticket'
import type { Read } from '@generated/answers'

/** A ticket as its person sees it; moments in ISO 8601. */
export type ShownTicket = {
  number: string
  kind: TicketKind
  subject: string
  email: string | null
  standing: Standing
  isUnsolved: boolean
  mayWithdraw: boolean
  helpful: boolean | null
  /** The deadline that is over. */
  late: 'answer' | 'solution' | null
  daysLeft: number
  openedAt: string
  answeredAt: string | null
  answerDueAt: string | null
  solutionDueAt: string
  closedAt: string | null
  isHidden: boolean
  thread: Read<'complaints/own_ticket', 'threadFor'>
}

export type ShownEntry = ShownTicket['thread'][number]
