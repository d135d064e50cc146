import type { ReactNode } from 'react'
import type { ExternalToast } from 'sonner'
import { loadChunk } from '~/reload_guard'

/**
 * Brief notifications; what the reader must act on belongs into the page. The library is loaded with
 * the first toast; where it is missing, the text is shown plainly.
 */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  message: (text: ReactNode, options?: ExternalToast) => show('message', text, options),
}

interface Toaster {
  /** Mounts the toaster. */
  mount: () => void
  showPlainly: (text: ReactNode) => void
}

let toaster: Toaster
let settle: (loaded: boolean) => void
const mounted = new Promise<boolean>((resolve) => (settle = resolve))

/** Registers where toasts are shown: each layout does, before the effects of its page. */
export function onToast(shows: Toaster) {
  toaster = shows
}

/** The toaster is mounted, or its code failed to load. */
export function toasterIsSettled(loaded: boolean) {
  settle(loaded)
}

async function show(kind: keyof typeof toast, text: ReactNode, options?: ExternalToast) {
  toaster.mount()
  const [sonner, isMounted] = await Promise.all([loadChunk(() => import('sonner')), mounted])
  if (sonner && isMounted) sonner.toast[kind](text, options)
  else toaster.showPlainly(text)
}
