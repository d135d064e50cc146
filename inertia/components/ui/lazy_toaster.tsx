import { usePage } from '@inertiajs/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast, toast } from '~/components/ui/toast'

const Toaster = lazy(() => import('~/components/ui/toaster'))

/** Loads the toaster with the first toast, such as the flash message of a page. */
export function LazyToaster() {
  const { flash } = usePage().props
  const [wanted, setWanted] = useState(false)
  useEffect(() => onFirstToast(() => setWanted(true)), [])
  useEffect(() => {
    if (flash.success) void toast.success(flash.success)
    if (flash.error) void toast.error(flash.error)
  }, [flash])
  return <Suspense>{wanted && <Toaster />}</Suspense>
}
