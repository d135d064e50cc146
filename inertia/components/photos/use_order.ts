import { router } from '@inertiajs/react'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OwnPhoto } from '~/components/photos/own_photo'
import { useText } from '~/i18n/use_text'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * Sorts the album by keyboard or by dragging; shown at once, then saved on the server. The main photo
 * stays first.
 */
export function useOrder(photos: OwnPhoto[]) {
  const { t } = useText()
  const [order, setOrder] = useState<string[] | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [spoken, setSpoken] = useState('')
  const shown = order ? arranged(photos, order) : photos
  const first = shown[0]?.main ? 1 : 0

  const indexOf = (id: string) => shown.findIndex((photo) => photo.id === id)
  const within = (index: number) => Math.min(Math.max(index, first), shown.length - 1)
  const put = (id: string, index: number) => {
    const ids = shown.map((photo) => photo.id).filter((other) => other !== id)
    setOrder(ids.toSpliced(index, 0, id))
    setSpoken(t('profiles.photo_moved', { place: index + 1, total: shown.length }))
  }
  const keep = (id: string, index: number) => {
    const options = { preserveScroll: true, onFinish: () => setOrder(null) }
    router.put(`/profile/photos/${id}/place`, { place: index + 1 }, options)
  }
  const move = (id: string, step: number) => {
    const index = within(indexOf(id) + step)
    if (index === indexOf(id)) return
    put(id, index)
    keep(id, index)
  }

  const handle = (id: string) => ({
    onKeyDown: (event: KeyboardEvent) => {
      if (!(event.key in steps)) return
      event.preventDefault()
      move(id, steps[event.key])
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragged(id)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (dragged !== id) return
      const over = photoAt(clientX, clientY)
      const index = over === null ? -1 : within(indexOf(over))
      // At once, as the drop may follow before the next render and keeps what was rendered.
      if (index >= 0 && index !== indexOf(id)) flushSync(() => put(id, index))
    },
    onPointerUp: () => {
      if (dragged === id && order) keep(id, indexOf(id))
      setDragged(null)
    },
    onPointerCancel: () => {
      setDragged(null)
      setOrder(null)
    },
  })
  return { shown, first, dragged, spoken, move, handle }
}

/** Photos added meanwhile come last; deleted ones are left out. */
function arranged(photos: OwnPhoto[], order: string[]) {
  const known = order.flatMap((id) => photos.find((photo) => photo.id === id) ?? [])
  return [...known, ...photos.filter(({ id }) => !order.includes(id))]
}

function photoAt(x: number, y: number) {
  const tile = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-photo]')
  return tile?.dataset.photo ?? null
}
