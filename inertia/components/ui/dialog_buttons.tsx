import type { PropsWithChildren } from 'react'

/** The buttons of a dialog: in a row, or stacked on phones. */
export function DialogButtons({ children }: PropsWithChildren) {
  return (
    <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
      {children}
    </div>
  )
}
