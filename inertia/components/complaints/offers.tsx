import { BellOff, Download, Flag, Pencil, Scale, Trash2, Undo2 } from 'lucide-react'
import { LinkRows, type LinkRow } from '~/components/complaints/link_rows'
import { useText } from '~/i18n/use_text'

/** What can be done at once, before anybody has to answer. */
export function Offers({ of: form }: { of: 'complaint' | 'privacy' | 'objection' }) {
  const { t } = useText()
  const erase = { href: '/profile/delete', icon: Trash2, words: t('complaints.offer_delete') }
  const rows: Record<typeof form, LinkRow[]> = {
    complaint: [
      { href: '/transactions/refund', icon: Undo2, words: t('complaints.offer_refund') },
      { href: '/chats', icon: Flag, words: t('complaints.offer_report') },
      { href: '/notifications', icon: BellOff, words: t('complaints.offer_mail') },
      erase,
    ],
    privacy: [
      { href: '/profile/data', icon: Download, words: t('complaints.offer_data') },
      { href: '/profile/edit', icon: Pencil, words: t('complaints.offer_correct') },
      erase,
    ],
    objection: [{ href: '/decisions', icon: Scale, words: t('complaints.offer_decisions') }],
  }
  return <LinkRows title={t('complaints.at_once')} rows={rows[form]} />
}
