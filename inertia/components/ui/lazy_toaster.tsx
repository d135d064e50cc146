import { lazy, Suspense, useEffect, useState } from 'react'

const Toaster = lazy(() => import('~/components/ui/toaster'))

/** Toasts are never part of what the server renders, so they come after the page is there. */
export function LazyToaster() {
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return <Suspense>{ready && <Toaster />}</Suspense>
}
