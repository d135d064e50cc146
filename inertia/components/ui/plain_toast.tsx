/** For when the code of the toaster is missing, as without a connection. */
export function PlainToast({ text }: { text: string }) {
  return (
    <p
      role="status"
      className="fixed inset-x-4 top-18 z-50 mx-auto max-w-[350px] rounded-card bg-surface p-4 text-sm text-ink shadow-float"
    >
      {text}
    </p>
  )
}
