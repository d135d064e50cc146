import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { useMessageText } from '~/components/messaging/use_message_text'
import type { ReportProps } from '~/components/moderation/report_props'
import { PostForm } from '~/components/ui/post_form'
import { Select } from '~/components/ui/select'
import { TextArea } from '~/components/ui/text_area'
import { useText } from '~/i18n/use_text'

/** Reports a member; in a conversation, one message or all of it. */
export function ReportForm({ member, reasons, subject, lines }: ReportProps) {
  const { t } = useText()
  const messageText = useMessageText()
  const { errors } = usePage().props
  const [reason, setReason] = useState('')
  const isChat = subject.kind === 'conversation' && lines.length > 0
  return (
    <PostForm
      action={`/members/${member.id}/report?kind=${subject.kind}&id=${subject.id}`}
      submit={t('moderation.send')}
    >
      <Select
        label={t('moderation.reason')}
        name="reason"
        required
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        placeholder={t('moderation.choose_reason')}
        options={reasons.map((value) => ({ value, label: t(`moderation.reason_${value}`) }))}
        error={errors.reason && !reason ? t('moderation.choose_reason') : undefined}
      />
      {isChat && (
        <Select
          label={t('moderation.about_what')}
          name="message"
          placeholder={t('moderation.whole_chat')}
          options={lines
            .toReversed()
            .map((line) => ({ value: line.id, label: short(messageText(line)) }))}
        />
      )}
      <TextArea
        label={t('moderation.explanation')}
        name="explanation"
        required={reason === 'other'}
        hint={reason === 'other' ? undefined : t('moderation.explanation_free')}
        error={errors.explanation}
      />
    </PostForm>
  )
}

const longestLine = 80

function short(body: string) {
  const characters = [...body.replaceAll(/\s+/g, ' ')]
  return characters.length > longestLine
    ? `“${characters.slice(0, longestLine).join('')}…”`
    : `“${characters.join('')}”`
}
