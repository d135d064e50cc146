import { classNames } from '~/components/ui/class_names'

/** Holds the place of something that is still loading; give it the size of what comes. */
function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded-card bg-line', className)}
    />
  )
}

/** A tile that is still loading. */
export function PortraitSkeleton() {
  return <Skeleton className="aspect-3/4 w-full" />
}
