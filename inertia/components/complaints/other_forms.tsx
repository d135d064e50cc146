import { FileX2, Scale, ShieldAlert, UserLock } from 'lucide-react'
import { LinkRows } from '~/components/complaints/link_rows'
import { usePublicPath } from '~/components/ui/use_public_path'
import { useText } from '~/i18n/use_text'

/** The notices that the law asks for have forms of their own. */
export function OtherForms() {
  const { t } = useText()
  const pathOf = usePublicPath()
  const rows = [
    {
      href: pathOf('/complaints/withdrawal'),
      icon: FileX2,
      words: t('complaints.other_form_withdrawal'),
    },
    {
      href: pathOf('/complaints/illegal-content'),
      icon: ShieldAlert,
      words: t('complaints.other_form_illegal_content'),
    },
    { href: pathOf('/complaints/appeal'), icon: Scale, words: t('complaints.other_form_appeal') },
    {
      href: pathOf('/complaints/privacy'),
      icon: UserLock,
      words: t('complaints.other_form_privacy'),
    },
  ]
  return <LinkRows title={t('complaints.other_forms')} rows={rows} />
}
