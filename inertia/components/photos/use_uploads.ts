import { router } from '@inertiajs/react'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { AlbumProps } from '~/components/photos/own_photo'
import { isPicture } from '~/components/photos/is_picture'
import { sendPicture } from '~/components/photos/send_picture'
import { shrinkPicture } from '~/components/photos/shrink_picture'
import { changed, type Upload } from '~/components/photos/uploads'

interface Rules extends Pick<AlbumProps, 'maxMegabytes'> {
  /** How many more photos fit. */
  left: number
  /** Said of a larger file, of one that is no picture, and of one beyond the limit. */
  tooHeavy: string
  notPicture: string
  full: string
}

/**
 * Uploads into the album, one file after another, so that they stand in the order in which they were
 * chosen; the album is reloaded after each. Files that cannot be used, or find the album full when it is
 * their turn, are listed with the reason.
 */
export function useUploads({ left, maxMegabytes, tooHeavy, notPicture, full }: Rules) {
  const [uploads, dispatch] = useReducer(changed, [])
  const [added, setAdded] = useState('')
  const [limitReached, setLimitReached] = useState(false)
  const aborts = useRef(new Map<string, AbortController>())

  const start = async ({ id, file }: Upload) => {
    const abort = new AbortController()
    aborts.current.set(id, abort)
    const change = (to: Partial<Upload>) => dispatch({ do: 'change', id, to })
    change({ state: 'sending', percent: 0, message: '' })
    const picture = await shrinkPicture(file)
    if (picture.size > maxMegabytes * 1024 * 1024) {
      return change({ state: 'failed', message: tooHeavy, final: true })
    }
    const showProgress = (percent: number) => change({ percent })
    const { signal } = abort
    const upload = {
      url: '/profile/photos',
      clientId: id,
      picture,
      onProgress: showProgress,
      signal,
    }
    const outcome = await sendPicture(upload)
    aborts.current.delete(id)
    if (outcome.kind === 'cancelled') return
    if (outcome.kind === 'refused') {
      setLimitReached(outcome.refusal === 'photo_limit_reached')
      const { final, message } = outcome
      return change({ state: 'failed', message, final })
    }
    if (outcome.kind === 'broken') return change({ state: 'failed', final: false })
    setAdded(file.name)
    const onFinish = () => dispatch({ do: 'remove', id })
    router.reload({ only: ['photos', 'limit', 'me', 'banners'], onFinish })
  }

  useEffect(() => {
    const isSending = uploads.some(({ state }) => state === 'sending')
    const next = uploads.find(({ state }) => state === 'waiting')
    if (!next || isSending) return
    if (left > 0) void start(next)
    else {
      setLimitReached(true)
      dispatch({ do: 'change', id: next.id, to: { state: 'failed', message: full, final: true } })
    }
  }, [uploads])

  useEffect(() => () => aborts.current.forEach((abort) => abort.abort()), [])

  const add = (files: readonly File[]) => {
    setLimitReached(false)
    dispatch({
      do: 'add',
      uploads: files.map((file) => ({
        id: crypto.randomUUID(),
        file,
        preview: URL.createObjectURL(file),
        state: isPicture(file) ? 'waiting' : 'failed',
        percent: 0,
        message: isPicture(file) ? '' : notPicture,
        final: true,
      })),
    })
  }

  const remove = (id: string) => {
    aborts.current.get(id)?.abort()
    aborts.current.delete(id)
    dispatch({ do: 'remove', id })
  }
  const retry = (id: string) => dispatch({ do: 'change', id, to: { state: 'waiting' } })
  return { uploads, add, remove, retry, added, limitReached }
}
