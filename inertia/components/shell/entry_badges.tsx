import { Badge } from '~/components/ui/badge'
import { useText } from '~/i18n/use_text'
import { useBadges } from '~/live/use_badges'

/** At this balance or less, the credits carry a badge. */
const fewCredits = 10

export function MessagesBadge() {
  const { t } = useText()
  const { messages } = useBadges()
  const label = t('common.unread_messages', { count: messages })
  return <Badge tone="messages" count={messages} label={label} />
}

export function LikesBadge() {
  const { t } = useText()
  const { likes } = useBadges()
  return <Badge tone="likes" count={likes} label={t('common.new_likes', { count: likes })} />
}

export function CreditsBadge({ balance }: { balance: number }) {
  const { t } = useText()
  if (balance > fewCredits) return null
  return (
    <Badge
      zero
      tone={balance > 0 ? 'warning' : 'danger'}
      count={balance}
      label={t('common.credits_left', { count: balance })}
    />
  )
}
