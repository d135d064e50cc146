import { usePage } from '@inertiajs/react'
import { ContactField } from '~/components/complaints/contact_field'
import { PublicFormPage } from '~/components/complaints/public_form_page'
import type { PublicFormProps } from '~/components/complaints/public_form_props'
import { FilesField } from '~/components/complaints/files_field'
import { Offers } from '~/components/complaints/offers'
import { WordsField } from '~/components/complaints/words_field'
import { PostForm } from '~/components/ui/post_form'
import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

/** An appeal against a decision of ours. */
export default function Objection(props: InertiaProps<PublicFormProps>) {
  const { email, fileMegabytes, mostFiles, requestId, typed } = props
  const { t } = useText()
  const { errors } = usePage().props
  return (
    <PublicFormPage
      title={t('complaints.other_form_appeal')}
      intro={t('complaints.appeal_intro')}
      back="/complaints"
    >
      <Offers of="objection" />
      <PostForm withFiles action="/complaints/appeal" submit={t('complaints.appeal_send')}>
        <input type="hidden" name="request_id" value={requestId} />
        <TextField
          label={t('complaints.decision')}
          name="about"
          required
          maxLength={500}
          defaultValue={typed.about}
          hint={t('complaints.decision_hint')}
          error={errors.about}
        />
        <WordsField label={t('complaints.why_wrong')} typed={typed} />
        <FilesField most={mostFiles} megabytes={fileMegabytes} />
        <ContactField email={email} typed={typed} />
      </PostForm>
    </PublicFormPage>
  )
}
