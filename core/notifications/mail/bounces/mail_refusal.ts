import type { DateTime } from 'luxon'
import type { Delivery } from '#core/notifications/mail/bounces/delivery'

/** A refusal of the site's mail by a provider, because of its sender or content: for the operator. */
export type MailRefusal = Readonly<{
  /** The domain of the members' addresses, such as gmail.com. */
  domain: string
  /** The enhanced status or the SMTP reply, such as 5.7.26 or 554. */
  status: string
  /** The latest answer, without addresses. */
  answer: string
  number: number
  firstAt: DateTime
  lastAt: DateTime
}>

const maxAnswerLength = 300
/** Older refusals are removed. */
const keptDays = 30

/** The moment from which refusals are shown to the operator. */
export function mailRefusalsCountFrom(now: DateTime) {
  return now.minus({ days: keptDays })
}

/** What a report says to the operator: the status, and the answer without addresses. */
export function refusalIn({ status, diagnostic, notice }: Delivery) {
  const answer = (diagnostic || notice)
    .replace(/(?<![^\s<>[\]("':;])[^\s<>[\]("':;]+@[\w.-]*\w/g, '…')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim()
  const code = /(?<![\w.])[45]\.\d{1,3}\.\d{1,3}(?![\w.])/
  const [enhanced] = code.exec(answer) ?? code.exec(status) ?? []
  const [reply] = /\b[45]\d\d\b/.exec(answer) ?? []
  return { status: enhanced ?? reply ?? '', answer: answer.slice(0, maxAnswerLength) }
}
