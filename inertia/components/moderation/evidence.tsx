import { Paperclip } from 'lucide-react'
import { useMessageText } from '~/components/messaging/use_message_text'
import type { ReportProps } from '~/components/moderation/report_props'
import { useText } from '~/i18n/use_text'

/** The evidence sent with the report, as support will see it. */
export function Evidence({ subject, picture, lines }: ReportProps) {
  const { t } = useText()
  const messageText = useMessageText()
  return (
    <section className="mt-6 flex flex-col gap-4 border-y border-line py-4">
      <p className="flex items-start gap-2.5 text-sm">
        <Paperclip aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-muted" />
        {t(`moderation.attached_${subject.kind}`)}
      </p>
      {picture && (
        <img
          src={picture}
          alt={t('moderation.reported_picture')}
          width={150}
          height={200}
          className="aspect-3/4 w-[150px] rounded-card bg-tint object-cover object-top"
        />
      )}
      {subject.kind === 'message' && (
        <blockquote className="max-h-60 overflow-y-auto rounded-card bg-tint px-4 py-3 break-words whitespace-pre-wrap">
          {lines[0] && messageText(lines[0])}
        </blockquote>
      )}
    </section>
  )
}
