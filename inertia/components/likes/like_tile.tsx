import type { Data } from '@generated/data'
import { MemberTile } from '~/components/discovery/member_tile'
import { MemberMenu } from '~/components/profiles/member_menu'
import { LockOverlay } from '~/components/profiles/locked'
import { personOf } from '~/components/ui/person'
import { PortraitMark } from '~/components/ui/portrait'
import { TilePicture } from '~/components/ui/tile_picture'
import { useText } from '~/i18n/use_text'

/** A given or received like. */
export function LikeTile({ like }: { like: Data.Like }) {
  const { t } = useText()
  const mark = like.isNew ? t('likes.new') : undefined
  const { member } = like
  return (
    <MemberTile
      member={member}
      href={`/likes/m/${member.id}`}
      mark={mark}
      corner={<MemberMenu memberId={member.id} person={personOf(member)} onPicture />}
    />
  )
}

/** Somebody whom the member may not know: a veil without a name. */
export function LockedTile({ veil, mark }: { veil: string; mark?: string }) {
  return (
    <div className="relative aspect-3/4 overflow-hidden rounded-card bg-tint">
      <TilePicture src={veil} className="size-full object-cover" />
      <LockOverlay size="large" />
      {mark && <PortraitMark>{mark}</PortraitMark>}
    </div>
  )
}
