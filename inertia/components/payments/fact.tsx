import type { ReactNode } from 'react'

/** A row of a description list. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-2.5">
      <dt className="text-muted">{term}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  )
}
