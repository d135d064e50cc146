import { router } from '@inertiajs/react'

const storageKey = 'reloaded-for-chunk-at'
const guardMilliseconds = 60_000

let hasTyped = false

/** Notes whether the member has typed into the page, which a reload would lose. */
export function listenForTyping() {
  addEventListener('input', () => (hasTyped = true), { capture: true })
  router.on('navigate', () => (hasTyped = false))
}

/**
 * Loads a new document when the chunk of a page fails to load, as after a release. At most once a
 * minute: a persistent failure surfaces as the error it is.
 */
export async function orReloadPage<T>(loading: Promise<T>, url: string): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (!mayReload()) throw error
    return newDocument(url)
  }
}

/** Leaves this document for a new one. */
export function newDocument(url: string) {
  location.assign(url)
  return new Promise<never>(() => {})
}

/**
 * Loads a chunk that only a part of the page needs; null when it fails, and the page goes on without
 * it. With `reloads`, a failure loads a new document as above, unless the member has typed.
 */
export async function loadChunk<T>(load: () => Promise<T>, { reloads = false } = {}) {
  try {
    return await load()
  } catch {
    if (!reloads || hasTyped || !mayReload()) return null
    location.reload()
    return new Promise<never>(() => {})
  }
}

/** Offline, a reload would lose this page; without storage, nothing would stop a loop. */
function mayReload() {
  if (!navigator.onLine) return false
  try {
    const last = Number(sessionStorage.getItem(storageKey))
    if (Date.now() - last < guardMilliseconds) return false
    sessionStorage.setItem(storageKey, String(Date.now()))
    return true
  } catch {
    return false
  }
}
