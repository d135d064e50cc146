import { Head } from '@inertiajs/react'
import { Undo2 } from 'lucide-react'
import type { PublicFormProps } from '~/components/complaints/public_form_props'
import { Endings, HelpfulForm } from '~/components/complaints/endings'
import { ReplyForm } from '~/components/complaints/reply_form'
import { StandingBox } from '~/components/complaints/standing_box'
import { Thread } from '~/components/complaints/thread'
import type { ShownTicket } from '~/components/complaints/ticket_props'
import { Timeline } from '~/components/complaints/timeline'
import { PageTitle } from '~/components/shell/page_title'
import { PageLink } from '~/components/ui/page_link'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  Pick<PublicFormProps, 'fileMegabytes' | 'mostFiles' | 'requestId' | 'typed'> & {
    ticket: ShownTicket
    /** The path of this page. */
    action: string
    /** What was just done. */
    told: string | null
    offersRefund: boolean
  }
>

/** A ticket, for whoever has its link. */
export default function Ticket(props: Props) {
  const { action, fileMegabytes, mostFiles, offersRefund, requestId, ticket, told, typed } = props
  const { t } = useText()
  const isMerged = ticket.standing === 'merged'
  return (
    <div className="mx-auto max-w-[40rem] px-4 py-6 md:max-w-[56rem] lg:py-12">
      <PageTitle title={ticket.number} />
      <Head>
        <meta head-key="robots" name="robots" content="noindex, nofollow" />
        <meta head-key="referrer" name="referrer" content="same-origin" />
      </Head>
      <p className="text-sm font-semibold text-muted">
        {t('complaints.number', { number: ticket.number })}
      </p>
      <h1 className="mt-1 text-xl break-words">{ticket.subject}</h1>
      {told && (
        <p role="status" className="mt-4 font-bold text-success">
          {told}
        </p>
      )}
      <div className="md:grid md:grid-cols-[15rem_minmax(0,1fr)] md:gap-10">
        <div>
          <StandingBox ticket={ticket} />
          {!isMerged && <Timeline ticket={ticket} />}
        </div>
        <div className="md:mt-5">
          <Thread ticket={ticket} action={action} />
          <Redress ticket={ticket} />
          {offersRefund && <RefundOffer />}
          {!isMerged && (
            <ReplyForm
              action={action}
              fileMegabytes={fileMegabytes}
              mostFiles={mostFiles}
              isClosed={!ticket.isUnsolved}
              requestId={requestId}
              typed={typed}
            />
          )}
          {ticket.isUnsolved && <Endings action={action} mayWithdraw={ticket.mayWithdraw} />}
          {ticket.standing === 'solved' && ticket.helpful === null && (
            <div className="mt-8 border-t border-line">
              <HelpfulForm action={action} submit={t('complaints.helpful_send')} />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

/** How to object to a decision, as the law wants it said. */
function Redress({ ticket: { answeredAt, closedAt, kind } }: { ticket: ShownTicket }) {
  const { rich } = useText()
  const isDecision = kind === 'illegal_content' || kind === 'appeal'
  if (!isDecision || (answeredAt ?? closedAt) === null) return null
  return (
    <p className="mt-5 border-t border-line pt-4 text-sm">
      {rich('complaints.redress', {
        a: (words) => (
          <a
            key="a"
            href="/complaints/appeal"
            className="font-semibold text-primary-strong underline"
          >
            {words}
          </a>
        ),
      })}
    </p>
  )
}

/** Unused credits go back without waiting for anybody. */
function RefundOffer() {
  const { t } = useText()
  return (
    <p className="mt-5 flex gap-3 border-y border-line py-4 text-sm">
      <Undo2 aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary-strong" />
      <span>
        {t('complaints.refund_offer')}{' '}
        <PageLink
          href="/transactions/refund"
          className="font-semibold text-primary-strong hover:underline"
        >
          {t('complaints.refund_see')}
        </PageLink>
      </span>
    </p>
  )
}
