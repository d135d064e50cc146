import type { Read } from '@generated/answers'
import type { Data } from '@generated/data'
import { ShowMore } from '~/components/discovery/show_more'
import { TileGrid } from '~/components/discovery/tile_grid'
import { LikeTile, LockedTile } from '~/components/likes/like_tile'
import { type LikeCounts, type LikeType, LikeTypes } from '~/components/likes/like_types'
import { LockedLine } from '~/components/likes/locked_line'
import { NoLikes } from '~/components/likes/no_likes'
import { useLatestLikes } from '~/components/likes/use_latest_likes'
import { PageTitle } from '~/components/shell/page_title'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  type: LikeType
  likes: Data.Like[]
  /** Fresh likes of a partial reload. */
  latest?: Data.Like[]
  next: Read<'likes/likes_page', 'likesPage'>['next']
  counts: LikeCounts
  /** How many like the member who may not know them, and veils for the first of them. */
  locked: Read<'likes/veiled_counts', 'countVeiledLikes'>
  veils: Read<'likes/veil_url', 'veilUrls'>
}>

const parts = ['likes', 'next']

export default function Likes({ type, next, counts, locked, veils, ...lists }: Props) {
  const { t } = useText()
  const likes = useLatestLikes(lists)
  return (
    <div className="mx-auto w-full max-w-[80rem] px-4 pt-5 pb-16 lg:px-8 lg:pt-8">
      <PageTitle title={t(`likes.${type}`)} />
      <h1 className="text-xl lg:text-2xl">{t('likes.title')}</h1>
      <LikeTypes current={type} counts={counts} />
      {type === 'received' && locked > 0 && <LockedLine count={locked} />}
      {likes.length + veils.length === 0 ? (
        <NoLikes type={type} />
      ) : (
        <h2 className="sr-only">{t(`likes.${type}`)}</h2>
      )}
      <TileGrid>
        {veils.map((veil, index) => (
          <li key={index}>
            <LockedTile veil={veil} mark={t('likes.new')} />
          </li>
        ))}
        {likes.map((like) => (
          <li key={like.member.id}>
            <LikeTile like={like} />
          </li>
        ))}
      </TileGrid>
      {next && <ShowMore href={`/likes/${type}?after=${next}`} only={parts} />}
    </div>
  )
}
