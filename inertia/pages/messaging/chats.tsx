import type { Data } from '@generated/data'
import { Conversations, type ConversationsProps } from '~/components/messaging/conversations'
import { PageTitle } from '~/components/shell/page_title'
import { usePartner } from '~/components/messaging/use_partner'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

export default function ChatsPage({
  overview,
  conversation,
  offer,
  ready,
  now,
}: InertiaProps<ConversationsProps>) {
  const { t } = useText()
  return (
    <>
      {conversation ? (
        <ConversationTitle {...conversation} />
      ) : (
        <PageTitle title={t('messaging.title')} />
      )}
      <Conversations
        overview={overview}
        conversation={conversation}
        offer={offer}
        ready={ready}
        now={now}
      />
    </>
  )
}

/** With whom, by which tabs and bookmarks are told apart. */
function ConversationTitle({ partner }: Data.Conversation) {
  const { name } = usePartner(partner)
  return <PageTitle title={name} />
}
