import { router, usePage } from '@inertiajs/react'
import { useEffect, useRef } from 'react'
import { parseLikeParameter } from '~/components/likes/like_parameter'
import { reloadLikes } from '~/components/likes/reload_likes'
import type { NewLike } from '~/components/likes/new_like'
import { callServer } from '~/live/call_server'

/** Milliseconds after the response until the likes are reloaded. */
const reloadAfter = 500

/**
 * Shows the modal of a new like when the URL asks for it, and removes the parameter at once. The
 * likes are reloaded half a second after the response.
 */
export function useLikeParameter(show: (like: NewLike) => void) {
  const { url } = usePage()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const { isPresent, rest, seconds } = parseLikeParameter(url, location.origin)
    if (!isPresent) return
    router.replace({ url: rest, preserveScroll: true, preserveState: true })
    if (seconds === null) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void showNewLike(show), seconds * 1000)
  }, [url, show])
  useEffect(() => () => clearTimeout(timer.current), [])
}

async function showNewLike(show: (like: NewLike) => void) {
  const response = await callServer<'api.auto_like.show'>('GET', '/api/auto-like.php')
  const like = response?.ok ? await response.json() : null
  if (!like?.profile) return
  show(like)
  setTimeout(reloadLikes, reloadAfter)
}
