import type { Read } from '@generated/answers'
import { capped } from '~/components/ui/badge'
import { Tabs } from '~/components/ui/tabs'
import { useText } from '~/i18n/use_text'

export type LikeCounts = Read<'likes/count_likes', 'countLikes'>
export type LikeType = keyof LikeCounts

const types = ['received', 'given', 'matches'] as const satisfies LikeType[]

interface Props {
  current: LikeType
  counts: LikeCounts
}

/** Tabs of the three lists with their counts. */
export function LikeTypes({ current, counts }: Props) {
  const { t } = useText()
  const tabs = types.map((type) => ({
    href: `/likes/${type}`,
    label: (
      <>
        {t(`likes.${type}`)}
        <span className="text-sm font-normal tabular-nums">{capped(counts[type])}</span>
      </>
    ),
  }))
  return (
    <Tabs
      label={t('likes.types')}
      className="mt-3 mb-5"
      tabs={tabs}
      current={`/likes/${current}`}
    />
  )
}
