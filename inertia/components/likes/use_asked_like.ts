import { router, usePage } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import type { NewLike } from '~/components/likes/new_like'
import { callOnce } from '~/live/call_server'

const reloadAfterMilliseconds = 500
const mostSeconds = 3600

/**
 * An address with `?t=5` asks for the modal of a new like after five seconds; the parameter is
 * taken out at once (section 2). Half a second after the answer the likes are asked for anew.
 */
export function useAskedLike(show: (like: NewLike) => void) {
  const { url, props } = usePage()
  const signedIn = props.me !== null
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const { asked, rest, seconds } = secondsIn(url)
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
  setTimeout(() => router.reload({ only: ['badges'] }), reloadAfterMilliseconds)
}

/** How long to wait; null for what is no number of seconds. */
function secondsIn(url: string) {
  const { pathname, searchParams, hash } = new URL(url, location.origin)
  const asked = searchParams.get('t')
  searchParams.delete('t')
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  const isNumber = asked !== null && /^\d{1,4}$/.test(asked) && Number(asked) <= mostSeconds
  const seconds = isNumber ? Number(asked) : null
  return { asked: asked !== null, rest: `${pathname}${query}${hash}`, seconds }
}
