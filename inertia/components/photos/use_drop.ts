import { useEffect, useRef, useState } from 'react'

/**
 * Receives files that are dropped anywhere on the page, or pasted; returns whether files are being
 * dragged over it. Without this the browser would navigate to a dropped picture.
 */
export function useDrop(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false)
  const take = useRef(onFiles)
  take.current = onFiles

  useEffect(() => {
    const hear = new AbortController()
    const on = { signal: hear.signal }
    addEventListener('dragover', (event) => hasFiles(event) && hold(event), on)
    addEventListener('dragleave', (event) => !event.relatedTarget && setOver(false), on)
    addEventListener('drop', (event) => hasFiles(event) && drop(event), on)
    addEventListener('paste', (event) => paste(event), on)
    return () => hear.abort()
  }, [])

  const hold = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take.current([...(event.dataTransfer?.files ?? [])])
  }
  const paste = ({ clipboardData }: ClipboardEvent) => {
    const files = [...(clipboardData?.files ?? [])]
    if (files.length > 0) take.current(files)
  }
  return over
}

function hasFiles({ dataTransfer }: DragEvent) {
  return dataTransfer?.types.includes('Files') ?? false
}
