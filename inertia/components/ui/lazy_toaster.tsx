import { usePage } from '@inertiajs/react'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { lazyPart } from '~/components/ui/lazy_part'
import { PlainToast } from '~/components/ui/plain_toast'
import { onToast, toast, toasterIsSettled } from '~/components/ui/toast'

const Toaster = lazyPart(() => import('~/components/ui/toaster'), { silent: true })

const plainMilliseconds = 6000

/** Loads the toaster with the first toast, such as the flash message of a page. */
export function LazyToaster() {
  const { flash } = usePage().props
  const [wanted, setWanted] = useState(false)
  const [plain, setPlain] = useState<ReactNode>('')
  // An effect of the page, which runs before those of its layout, may show a toast.
  useLayoutEffect(() => onToast({ mount: () => setWanted(true), showPlainly: setPlain }), [])
  useEffect(() => {
    if (flash.success) void toast.success(flash.success)
    if (flash.error) void toast.error(flash.error)
  }, [flash])
  useEffect(() => {
    const timer = setTimeout(() => setPlain(''), plainMilliseconds)
    return () => clearTimeout(timer)
  }, [plain])
  return (
    <>
      {wanted && <Toaster onSettled={toasterIsSettled} />}
      {plain && <PlainToast text={plain} />}
    </>
  )
}
