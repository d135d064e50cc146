import { Chats, type ChatsProps } from '~/components/messaging/conversations'
import { PageTitle } from '~/components/shell/page_title'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

export default function ChatsPage({ overview, thread, offer, now }: InertiaProps<ChatsProps>) {
  const { t } = useText()
  return (
    <>
      <PageTitle title={t('messaging.title')} />
      <Chats {...{ overview, thread, offer, now }} />
    </>
  )
}
