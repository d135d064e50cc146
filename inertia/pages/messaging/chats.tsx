import { Conversations, type ConversationsProps } from '~/components/messaging/conversations'
import { PageTitle } from '~/components/shell/page_title'
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
      <PageTitle title={t('messaging.title')} />
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
