const storageKey = 'reloaded-for-chunk-at'
const guardMilliseconds = 60_000

/**
 * Loads a new document when a chunk fails to load, as after a release. At most once a minute: a
 * persistent failure surfaces as the error it is.
 */
export async function orReloadPage<T>(loading: Promise<T>, url: string): Promise<T> {
  try {
    return await loading
  } catch (error) {
    if (!mayReload()) throw error
    location.assign(url)
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
