import type { ReactNode } from 'react'

/** Two portraits beside each other on phones, one where text is very large, three on a tablet, four or five on a desktop. */
export function TileGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(45%,min(100%,8.5rem)),1fr))] gap-2.5 sm:grid-cols-3 sm:gap-4 lg:grid-cols-[repeat(auto-fill,minmax(200px,1fr))]">
      {children}
    </ul>
  )
}
