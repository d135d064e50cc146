import { router, usePage } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { askedLike, reloadAfter } from '~/components/likes/asked_like'
import type { NewLike } from '~/components/likes/new_like'
import { callOnce } from '~/live/call_server'

/**
 * Shows the modal of a new like when the URL asks for it, and removes the parameter at once. The
 * likes are reloaded half a second after the response.
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
  const response = await callOnce('GET', '/api/auto-like.php')
  const answer = response?.ok ? ((await response.json()) as Partial<NewLike>) : null
  const { profile, match = false } = answer ?? {}
  if (!profile) return
  show({ profile, match })
  setTimeout(() => router.reload({ only: ['badges'] }), reloadAfter)
}
