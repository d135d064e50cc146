import type { Data } from '@generated/data'
import { Link } from '@inertiajs/react'
import { ArrowLeft, UserRound } from 'lucide-react'
import type { PropsWithChildren } from 'react'
import { useIsOnline } from '~/components/messaging/use_is_online'
import { usePartner } from '~/components/messaging/use_partner'
import { usePartnerOnline } from '~/components/messaging/use_partner_online'
import { ConversationMenu } from '~/components/messaging/conversation_menu'
import type { ConversationToRemove } from '~/components/messaging/overview/use_remove_conversation'
import { Avatar } from '~/components/ui/avatar'
import { backToList } from '~/components/ui/back_to_list'
import { PersonName } from '~/components/ui/person_name'
import { useText } from '~/i18n/use_text'

interface Props {
  conversation: Data.Conversation
  onRemove: (conversation: ConversationToRemove) => void
}

/** The partner and the menu; on phones also the way back. */
export function ConversationHeader({ conversation, onRemove }: Props) {
  const { t } = useText()
  const { id, partner } = conversation
  const { person } = usePartner(partner)
  const online = usePartnerOnline(conversation)
  return (
    <header className="@container flex min-h-16 items-center gap-2.5 border-b border-line bg-surface px-1.5 py-2 lg:min-h-[76px] lg:gap-3.5 lg:px-8">
      <Link
        href="/chats"
        onClick={backToList}
        aria-label={t('common.back')}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-tint lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <ToProfile partner={partner}>
        <span className="flex shrink-0 @max-[16rem]:hidden">
          <Avatar picture={partner.picture} size="small" />
        </span>
        <div className="min-w-0 grow">
          <h1 className="flex text-base">
            <PersonName person={person} withAge />
          </h1>
          <PartnerStatus online={online} place={partner.place} />
        </div>
      </ToProfile>
      {!partner.gone && (
        <Link
          href={`/members/${partner.id}`}
          className="hidden min-h-11 items-center gap-2.5 rounded-full px-4 text-sm font-bold text-primary-strong hover:bg-tint lg:inline-flex"
        >
          <UserRound aria-hidden="true" className="size-5" />
          {t('messaging.profile')}
        </Link>
      )}
      <ConversationMenu partner={partner} conversationId={id} onRemove={onRemove} />
    </header>
  )
}

/** A link to the profile of the partner, unless they have left: then there is none. */
function ToProfile({ partner, children }: PropsWithChildren<{ partner: Data.Partner }>) {
  const look = 'flex min-w-0 grow items-center gap-2.5 rounded-card lg:gap-3.5'
  if (partner.gone) return <div className={look}>{children}</div>
  return (
    <Link href={`/members/${partner.id}`} className={look}>
      {children}
    </Link>
  )
}

/** Without a connection nobody knows who is online. */
function PartnerStatus({ online, place }: { online: boolean; place: string }) {
  const { t } = useText()
  const isConnected = useIsOnline()
  if (online && isConnected) {
    return <p className="text-sm font-semibold text-success">{t('messaging.online_now')}</p>
  }
  return <p className="truncate text-sm text-muted">{place}</p>
}
