import { router, usePage } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { askedLike, reloadAfter } from '~/components/likes/asked_like'
import type { NewLike } from '~/components/likes/new_like'
import { callOnce } from '~/live/call_server'

/**
 * Shows the modal of a new like where the address asks for it; the parameter is taken out at once
 * (section 2). Half a second after the answer the likes are asked for anew.
 */
export function useAskedLike(show: (like: NewLike) => void) {
  const { url, props } = usePage()
  const signedIn = props.me !== null
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const { asked, rest, seconds } = askedLike(url, location.origin)
    if (!asked) return
    router.replace({ url: rest, preserveScroll: true, preserveState: true })
    if (seconds === null || !signedIn) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void ask(show), seconds * 1000)
  }, [url, signedIn, show])
  useEffect(() => () => clearTimeout(timer.current), [])
}

async function ask(show: (like: NewLike) => void) {
  const response = await callOnce<'api.auto_like.show'>('GET', '/api/auto-like.php')
  const answer = response?.ok ? await response.json() : null
  if (!answer?.profile) return
  show(answer)
  setTimeout(() => router.reload({ only: ['badges'] }), reloadAfter)
}
