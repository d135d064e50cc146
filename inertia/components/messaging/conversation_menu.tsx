import { router } from '@inertiajs/react'
import type { Data } from '@generated/data'
import { Ban, Ellipsis, Flag, Trash2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { usePartner } from '~/components/messaging/use_partner'
import { useForgetLastConversation } from '~/components/messaging/overview/use_last_conversation'
import type { ConversationToRemove } from '~/components/messaging/overview/use_remove_conversation'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { DialogButtons } from '~/components/ui/dialog_buttons'
import { Menu } from '~/components/ui/menu'
import { MenuButton, MenuLink } from '~/components/ui/menu_items'
import { useText } from '~/i18n/use_text'

interface Props {
  partner: Data.Partner
  /** Null before the first message. */
  conversationId: string | null
  onRemove: (conversation: ConversationToRemove) => void
}

/** Report, remove or block; blocking asks first, as it cannot be undone. */
export function ConversationMenu({ partner, conversationId, onRemove }: Props) {
  const { t } = useText()
  const { name } = usePartner(partner)
  const [asking, setAsking] = useState(false)
  const forget = useForgetLastConversation(partner.id)
  const block = () => {
    forget()
    router.post(`/members/${partner.id}/block`)
  }
  return (
    <>
      <Menu
        label={t('messaging.more', { name })}
        trigger={<Ellipsis aria-hidden="true" className="size-5" />}
        triggerClassName="hover:bg-tint"
      >
        {!partner.gone && (
          <MenuLink
            href={`/members/${partner.id}`}
            icon={<UserRound aria-hidden="true" className="size-5" />}
          >
            {t('messaging.see_profile')}
          </MenuLink>
        )}
        <MenuLink
          href={reportPage(partner.id, conversationId)}
          icon={<Flag aria-hidden="true" className="size-5" />}
        >
          {t('moderation.report')}
        </MenuLink>
        {conversationId && (
          <MenuButton
            icon={<Trash2 aria-hidden="true" className="size-5" />}
            onClick={() => onRemove({ id: conversationId, name })}
          >
            {t('messaging.remove_chat')}
          </MenuButton>
        )}
        <MenuButton
          danger
          icon={<Ban aria-hidden="true" className="size-5" />}
          onClick={() => setAsking(true)}
        >
          {t('messaging.block')}
        </MenuButton>
      </Menu>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('messaging.block_title', { name })}
      >
        <p>{t('messaging.block_help')}</p>
        <DialogButtons>
          <Button variant="quiet" onClick={() => setAsking(false)}>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" onClick={block}>
            {t('messaging.block_confirm', { name })}
          </Button>
        </DialogButtons>
      </Dialog>
    </>
  )
}

/** Reports the conversation, or the member while there is none. */
function reportPage(partnerId: string, conversationId: string | null) {
  const page = `/members/${partnerId}/report`
  return conversationId ? `${page}?kind=conversation&id=${conversationId}` : page
}
