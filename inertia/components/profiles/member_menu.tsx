import { router } from '@inertiajs/react'
import { Ban, Ellipsis, Flag } from 'lucide-react'
import { useState } from 'react'
import { useForgetLastConversation } from '~/components/messaging/overview/use_last_conversation'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { iconButtonVariants } from '~/components/ui/icon_button'
import { Menu } from '~/components/ui/menu'
import { MenuButton, MenuLink } from '~/components/ui/menu_items'
import { nameBesideLabel, type Person } from '~/components/ui/person'
import { useText } from '~/i18n/use_text'

interface Props {
  memberId: string
  person: Person
  /** On a tile, where it is smaller. */
  onPicture?: boolean
}

/** Rare actions on a member: report and block. */
export function MemberMenu({ memberId, person, onPicture }: Props) {
  const { t } = useText()
  const name = nameBesideLabel(person)
  const [blocking, setBlocking] = useState(false)
  return (
    <>
      <Menu
        label={onPicture ? t('messaging.more', { name }) : t('profiles.more_actions')}
        triggerClassName={iconButtonVariants[onPicture ? 'onPicture' : 'quiet']}
        trigger={<Ellipsis aria-hidden="true" className="size-5" />}
      >
        <MenuLink
          href={`/members/${memberId}/report`}
          icon={<Flag aria-hidden="true" className="size-5" />}
        >
          {t('moderation.report')}
        </MenuLink>
        <MenuButton
          danger
          icon={<Ban aria-hidden="true" className="size-5" />}
          onClick={() => setBlocking(true)}
        >
          {t('profiles.block')}
        </MenuButton>
      </Menu>
      <BlockDialog
        open={blocking}
        onClose={() => setBlocking(false)}
        memberId={memberId}
        name={name}
      />
    </>
  )
}

interface DialogProps {
  open: boolean
  onClose: () => void
  memberId: string
  name: string
}

function BlockDialog({ open, onClose, memberId, name }: DialogProps) {
  const { t } = useText()
  const [busy, setBusy] = useState(false)
  const forget = useForgetLastConversation(memberId)
  const block = () => {
    forget()
    const options = { onStart: () => setBusy(true), onFinish: () => setBusy(false) }
    router.post(`/members/${memberId}/block`, {}, options)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('profiles.block_title', { name })}
      footer={
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" loading={busy} onClick={block}>
            {t('profiles.block_confirm')}
          </Button>
        </div>
      }
    >
      <p>{t('profiles.block_help')}</p>
    </Dialog>
  )
}
