import { UserRound } from 'lucide-react'

/** Placeholder for a member without a picture. */
export function Silhouette() {
  return (
    <span className="grid size-full place-items-center bg-tint text-muted">
      <UserRound aria-hidden="true" className="size-1/3 stroke-[1.25px]" />
    </span>
  )
}
