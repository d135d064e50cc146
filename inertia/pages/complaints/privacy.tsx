import { ContactField } from '~/components/complaints/contact_field'
import { PublicFormPage } from '~/components/complaints/public_form_page'
import type { PublicFormProps } from '~/components/complaints/public_form_props'
import { FilesField } from '~/components/complaints/files_field'
import { Offers } from '~/components/complaints/offers'
import { WordsField } from '~/components/complaints/words_field'
import { PostForm } from '~/components/ui/post_form'
import { Select } from '~/components/ui/select'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'
import type { PrivacyRequest } from '../../../core/complaints/public_form/privacy_request'

type Props = InertiaProps<PublicFormProps & { requests: PrivacyRequest[] }>

/** What somebody asks of us about their data. */
export default function Privacy(props: Props) {
  const { email, fileMegabytes, mostFiles, requestId, requests, typed } = props
  const { t } = useText()
  return (
    <PublicFormPage
      title={t('complaints.other_form_privacy')}
      intro={t('complaints.privacy_intro')}
      back="/complaints"
    >
      <Offers of="privacy" />
      <PostForm withFiles action="/complaints/privacy" submit={t('complaints.privacy_send')}>
        <input type="hidden" name="request_id" value={requestId} />
        <Select
          label={t('complaints.privacy_what')}
          name="request"
          required
          defaultValue={typed.request ?? 'access'}
          options={requests.map((value) => ({ value, label: t(`complaints.privacy_${value}`) }))}
        />
        <WordsField
          optional
          label={t('complaints.privacy_words')}
          hint={t('complaints.optional')}
          typed={typed}
        />
        <FilesField most={mostFiles} megabytes={fileMegabytes} />
        <ContactField email={email} typed={typed} />
      </PostForm>
    </PublicFormPage>
  )
}
