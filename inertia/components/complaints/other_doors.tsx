import { FileX2, Scale, ShieldAlert, UserLock } from 'lucide-react'
import { LinkRows } from '~/components/complaints/link_rows'
import { useText } from '~/i18n/use_text'

/** The notices that the law asks for have forms of their own. */
export function OtherDoors() {
  const { t } = useText()
  const rows = [
    {
      href: '/complaints/withdrawal',
      icon: FileX2,
      words: t('complaints.door_withdrawal'),
    },
    {
      href: '/complaints/illegal-content',
      icon: ShieldAlert,
      words: t('complaints.door_illegal_content'),
    },
    { href: '/complaints/appeal', icon: Scale, words: t('complaints.door_appeal') },
    { href: '/complaints/privacy', icon: UserLock, words: t('complaints.door_privacy') },
  ]
  return <LinkRows title={t('complaints.doors')} rows={rows} />
}
