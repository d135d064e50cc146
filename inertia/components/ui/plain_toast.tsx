import type { ReactNode } from 'react'

/** For when the code of the toaster is missing, as without a connection. */
export function PlainToast({ text }: { text: ReactNode }) {
  return (
    <p
      role="status"
      className="fixed inset-x-4 bottom-[calc(var(--bottom-bar)+1rem)] z-50 mx-auto max-w-[350px] rounded-card bg-surface p-4 text-sm text-ink shadow-float"
    >
      {text}
    </p>
  )
}
