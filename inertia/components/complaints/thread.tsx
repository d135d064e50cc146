import { usePage } from '@inertiajs/react'
import { Paperclip } from 'lucide-react'
import type { ShownEntry, ShownTicket } from '~/components/complaints/ticket_props'
import { classNames } from '~/components/ui/class_names'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

interface Props {
  ticket: ShownTicket
  /** The path of the page. */
  action: string
}

/** What both sides wrote, and what happened in between. */
export function Thread({ action, ticket }: Props) {
  const { t } = useText()
  return (
    <section aria-label={t('complaints.thread')} className="border-t border-line pt-5 md:border-0 md:pt-0">
      <ol className="flex flex-col gap-5">
        {ticket.thread.map((entry) => (
          <li key={entry.id}>
            {entry.kind === 'message' || entry.kind === 'answer' ? (
              <Words entry={entry} action={action} />
            ) : (
              <Happened entry={entry} email={ticket.email} />
            )}
          </li>
        ))}
      </ol>
      {ticket.isHidden && ticket.email && (
        <p className="mt-5 rounded-card bg-tint px-5 py-4">
          {t('complaints.answer_mailed', { email: ticket.email })}
        </p>
      )}
    </section>
  )
}

function Words({ action, entry }: { action: string; entry: ShownEntry }) {
  const { t } = useText()
  const { site } = usePage().props
  const isOwn = entry.kind === 'message'
  const by = isOwn ? t('complaints.you') : [entry.admin, site.name].filter(Boolean).join(', ')
  return (
    <div className={classNames('flex flex-col', isOwn ? 'items-end pl-7' : 'items-start pr-7')}>
      <div
        className={classNames(
          'max-w-full rounded-bubble px-4 py-2.5 break-words',
          isOwn ? 'rounded-br-[5px] bg-primary text-dark' : 'rounded-bl-[5px] bg-surface'
        )}
      >
        {entry.body && <p className="whitespace-pre-wrap">{entry.body}</p>}
        {entry.files.map((file) => (
          <a
            key={file.id}
            download
            href={`${action}/files/${file.id}`}
            className="flex min-h-11 items-center gap-2 text-sm font-bold hover:underline"
          >
            <Paperclip aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 break-all">{file.name}</span>
          </a>
        ))}
      </div>
      <p className="mt-1 px-1 text-sm text-muted">
        {by}, <Time value={entry.at} format="date_time" />
      </p>
    </div>
  )
}

function Happened({ email, entry }: { email: string | null; entry: ShownEntry }) {
  const { t } = useText()
  const words = textOf(entry.kind)
  if (!words) return null
  return (
    <p className="text-center text-sm text-muted">
      {t(words, { email: email ?? '' })}, <Time value={entry.at} format="date_time" />
    </p>
  )
}

function textOf(kind: ShownEntry['kind']) {
  switch (kind) {
    case 'solved':
    case 'withdrawn':
    case 'reopened':
    case 'bounced':
      return `complaints.event_${kind}` as const
    default:
      return null
  }
}
