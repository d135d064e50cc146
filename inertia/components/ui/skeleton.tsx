import { classNames } from '~/components/ui/class_names'

/** Placeholder while content is loading; give it the size of the content. */
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
