import { UserRound } from 'lucide-react'
import { LockedVeil } from '~/components/profiles/locked'

/** Who likes the member, as large as a dialog bears; the words beside it say who it is. */
export function LikePicture({ picture, locked }: { picture: string | null; locked?: boolean }) {
  return (
    <div className="relative mx-auto grid aspect-3/4 w-44 place-items-center overflow-hidden rounded-card bg-tint">
      {picture ? (
        <img
          src={picture}
          alt=""
          width={450}
          height={600}
          decoding="async"
          className="absolute inset-0 size-full object-cover object-top"
        />
      ) : (
        <UserRound aria-hidden="true" strokeWidth={1.25} className="size-1/3 text-muted" />
      )}
      {locked && <LockedVeil size="large" />}
    </div>
  )
}
