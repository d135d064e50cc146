import { usePage } from '@inertiajs/react'
import { ContactField } from '~/components/complaints/contact_field'
import { PublicFormPage } from '~/components/complaints/public_form_page'
import type { PublicFormProps } from '~/components/complaints/public_form_props'
import { FilesField } from '~/components/complaints/files_field'
import { WordsField } from '~/components/complaints/words_field'
import { Checkbox } from '~/components/ui/checkbox'
import { PostForm } from '~/components/ui/post_form'
import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

/** A notice of illegal content, by anybody. */
export default function Notice(props: InertiaProps<PublicFormProps>) {
  const { email, fileMegabytes, mostFiles, requestId, typed } = props
  const { t } = useText()
  const { errors } = usePage().props
  return (
    <PublicFormPage
      title={t('complaints.other_form_illegal_content')}
      intro={t('complaints.notice_intro')}
      back="/complaints"
    >
      <PostForm withFiles action="/complaints/illegal-content" submit={t('complaints.notice_send')}>
        <input type="hidden" name="request_id" value={requestId} />
        <TextField
          label={t('complaints.where')}
          name="where"
          required
          maxLength={500}
          defaultValue={typed.where}
          hint={t('complaints.where_hint')}
          error={errors.where}
        />
        <WordsField label={t('complaints.why_illegal')} typed={typed} />
        <FilesField most={mostFiles} megabytes={fileMegabytes} />
        <Checkbox
          name="child_abuse"
          value="true"
          defaultChecked={typed.childAbuse === 'true'}
          label={t('complaints.child_abuse')}
          hint={t('complaints.child_abuse_hint')}
        />
        <TextField
          label={t('complaints.name')}
          name="name"
          autoComplete="name"
          maxLength={80}
          defaultValue={typed.name}
          error={errors.name}
        />
        <ContactField optional email={email} typed={typed} />
        <Checkbox
          name="good_faith"
          value="true"
          required
          defaultChecked={typed.goodFaith === 'true'}
          label={t('complaints.good_faith')}
          error={errors.good_faith}
        />
      </PostForm>
    </PublicFormPage>
  )
}
