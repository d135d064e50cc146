import type { PublicFormProps } from '~/components/complaints/public_form_props'
import { FilesField } from '~/components/complaints/files_field'
import { WordsField } from '~/components/complaints/words_field'
import { PostForm } from '~/components/ui/post_form'
import { useText } from '~/i18n/use_text'

type Props = Pick<PublicFormProps, 'fileMegabytes' | 'mostFiles' | 'requestId' | 'typed'> & {
  action: string
  /** A reply opens a solved ticket again. */
  isClosed: boolean
}

/** Answers on the page; a reply by mail does the same. */
export function ReplyForm(props: Props) {
  const { action, fileMegabytes, isClosed, mostFiles, requestId, typed } = props
  const { t } = useText()
  return (
    // A new form for each reply, so that what was sent does not stay in it.
    <PostForm
      key={requestId}
      withFiles
      action={`${action}/replies`}
      submit={t('complaints.reply_send')}
    >
      <input type="hidden" name="request_id" value={requestId} />
      <WordsField
        optional
        label={t('complaints.reply')}
        placeholder={t('complaints.reply_placeholder')}
        hint={isClosed ? t('complaints.reply_reopens') : undefined}
        typed={typed}
      />
      <FilesField most={mostFiles} megabytes={fileMegabytes} />
    </PostForm>
  )
}
