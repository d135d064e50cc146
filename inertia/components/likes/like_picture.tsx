import { LockOverlay } from '~/components/profiles/locked'
import { Silhouette } from '~/components/ui/silhouette'

/** Decorative: the text beside it says who it is. */
export function LikePicture({ picture, locked }: { picture: string | null; locked?: boolean }) {
  return (
    <div className="relative mx-auto aspect-3/4 w-44 overflow-hidden rounded-card bg-tint">
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
        !locked && <Silhouette />
      )}
      {locked && <LockOverlay size="large" />}
    </div>
  )
}
