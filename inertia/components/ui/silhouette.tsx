import { UserRound } from 'lucide-react'

/** Fills the frame of a member's picture where there is none. */
export function Silhouette() {
  return (
    <span className="grid size-full place-items-center bg-tint text-muted">
      <UserRound aria-hidden="true" className="size-1/3 stroke-[1.25px]" />
    </span>
  )
}
