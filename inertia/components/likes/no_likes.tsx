import type { LikeType } from '~/components/likes/like_types'
import { Heart } from 'lucide-react'
import { ButtonLink } from '~/components/ui/button_link'
import { EmptyState } from '~/components/ui/empty_state'
import { useText } from '~/i18n/use_text'

export function NoLikes({ type }: { type: LikeType }) {
  const { t } = useText()
  return (
    <EmptyState
      icon={<Heart aria-hidden="true" />}
      title={t(`likes.none_${type}`)}
      action={<ButtonLink href="/members">{t('common.search_members')}</ButtonLink>}
    >
      {t(`likes.none_${type}_help`)}
    </EmptyState>
  )
}
