import type { Read } from '@generated/answers'
import { usePage } from '@inertiajs/react'
import { MessageSquareText } from 'lucide-react'
import { ContactField } from '~/components/complaints/contact_field'
import { PublicFormPage } from '~/components/complaints/public_form_page'
import type { PublicFormProps } from '~/components/complaints/public_form_props'
import { FilesField } from '~/components/complaints/files_field'
import { LinkRows } from '~/components/complaints/link_rows'
import { Offers } from '~/components/complaints/offers'
import { OrderField } from '~/components/complaints/order_field'
import { OtherForms } from '~/components/complaints/other_forms'
import { WordsField } from '~/components/complaints/words_field'
import { PillRadios } from '~/components/ui/pill_radios'
import { PostForm } from '~/components/ui/post_form'
import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  PublicFormProps & {
    kinds: ('complaint' | 'other')[]
    /** Tickets of a member; empty for a visitor. */
    earlier: Read<'complaints/earlier_tickets', 'earlierTickets'>
  }
>

/** Complaints and questions of anybody. */
export default function Complaints(props: Props) {
  const { earlier, email, fileMegabytes, kinds, mostFiles, orders, requestId, typed } = props
  const { t } = useText()
  const { errors } = usePage().props
  // The order is chosen from a list by who has any.
  const about = orders.length > 0 ? 'about_member' : 'about'
  return (
    <PublicFormPage title={t('complaints.title')} intro={t('complaints.intro')}>
      {earlier.length > 0 && (
        <LinkRows
          title={t('complaints.yours')}
          rows={earlier.map(({ number, path, subject }) => {
            return { href: path, icon: MessageSquareText, words: `${number} ${subject}` }
          })}
        />
      )}
      <Offers of="complaint" />
      <PostForm withFiles action="/complaints" submit={t('complaints.send')}>
        <input type="hidden" name="request_id" value={requestId} />
        <PillRadios
          legend={t('complaints.kind')}
          name="kind"
          defaultValue={typed.kind ?? 'complaint'}
          options={kinds.map((value) => ({ value, label: t(`complaints.kind_${value}`) }))}
        />
        <WordsField label={t('complaints.what_happened')} typed={typed} />
        <OrderField
          label={t('complaints.order')}
          none={t('complaints.no_order')}
          orders={orders}
          typed={typed}
        />
        <TextField
          label={t(`complaints.${about}_label`)}
          name="about"
          maxLength={500}
          defaultValue={typed.about}
          hint={t(`complaints.${about}_hint`)}
          error={errors.about}
        />
        <FilesField most={mostFiles} megabytes={fileMegabytes} />
        <ContactField email={email} typed={typed} />
      </PostForm>
      <OtherForms />
    </PublicFormPage>
  )
}
