import type { PropsWithChildren } from 'react'

/** The ways out of a dialog: beside each other where there is room, below each other on phones. */
export function DialogButtons({ children }: PropsWithChildren) {
  return (
    <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
      {children}
    </div>
  )
}
