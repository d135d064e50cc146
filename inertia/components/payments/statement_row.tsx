import type { Data } from '@generated/data'
import type { ReactNode } from 'react'
import { PageLink } from '~/components/ui/page_link'
import { personOf } from '~/components/ui/person'
import { PersonName } from '~/components/ui/person_name'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

type Line = Data.StatementLine

/** One movement: what it was for, its credits, and the balance after it. */
export function StatementRow({ line }: { line: Line }) {
  const { t, locale } = useText()
  const change = new Intl.NumberFormat(locale, { signDisplay: 'always' }).format(line.change)
  return (
    <li className="grid min-h-19 grid-cols-[1fr_auto] items-center gap-x-4 py-2 sm:px-3">
      <Subject line={line}>
        <span className="font-bold">{t(lineName(line))}</span>
        {line.partner && <PersonName person={personOf(line.partner)} className="max-w-full" />}
      </Subject>
      <span
        className={`text-right font-bold tabular-nums ${line.change > 0 ? 'text-success' : ''}`}
      >
        {change}
      </span>
      <Time value={line.at} format="date_time" className="text-sm text-muted" />
      <span className="text-right text-sm text-muted tabular-nums">
        {t('payments.line_balance', { credits: line.balance })}
      </span>
      {line.reason && (
        <span className="col-span-2 mt-1 text-sm break-words whitespace-pre-line">
          {line.reason}
        </span>
      )}
    </li>
  )
}

/** A refund that adds credits is one that was reversed, as the money did not arrive. */
function lineName({ kind, change }: Line) {
  if (kind === 'correction') {
    return change > 0 ? 'payments.line_correction_given' : 'payments.line_correction_taken'
  }
  if (kind === 'refund' && change > 0) return 'payments.line_refund_failed'
  return `payments.line_${kind}` as const
}

/** Links the order or member that it is about, if any. */
function Subject({ line, children }: { line: Line; children: ReactNode }) {
  const look = 'flex min-h-11 min-w-0 flex-wrap items-center gap-x-2'
  const href = hrefOf(line)
  if (!href) return <span className={look}>{children}</span>
  return (
    <PageLink href={href} className={`${look} hover:underline`}>
      {children}
    </PageLink>
  )
}

function hrefOf({ orderId, partner }: Line) {
  if (orderId) return `/transactions/${orderId}`
  return partner ? `/members/${partner.id}/chat` : null
}
