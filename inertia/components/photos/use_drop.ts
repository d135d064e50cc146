import { useEffect, useRef, useState } from 'react'

/**
 * Receives files that are dropped anywhere on the page, or pasted; returns whether files are being
 * dragged over it. Without this the browser would navigate to a dropped picture.
 */
export function useDrop(onFiles: (files: File[]) => void) {
  const [over, setOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles

  useEffect(() => {
    const listeners = new AbortController()
    const options = { signal: listeners.signal }
    addEventListener('dragover', (event) => hasFiles(event) && onDragOver(event), options)
    addEventListener('dragleave', (event) => !event.relatedTarget && setOver(false), options)
    addEventListener('drop', (event) => hasFiles(event) && onDrop(event), options)
    addEventListener('paste', (event) => onPaste(event), options)
    return () => listeners.abort()
  }, [])

  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    latest.current([...(event.dataTransfer?.files ?? [])])
  }
  const onPaste = ({ clipboardData }: ClipboardEvent) => {
    const files = [...(clipboardData?.files ?? [])]
    if (files.length > 0) latest.current(files)
  }
  return over
}

function hasFiles({ dataTransfer }: DragEvent) {
  return dataTransfer?.types.includes('Files') ?? false
}
