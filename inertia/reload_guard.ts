const flag = 'reloaded-for-chunk-at'
const guardMilliseconds = 60_000

/**
 * What a page needs and does not load, as after an update of the site, comes with a new document
 * (section 4). At most once a minute: what is really gone ends as the error it is.
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

/** Offline even this page would be lost. Without storage nothing would end the circle. */
function mayReload() {
  if (!navigator.onLine) return false
  try {
    const last = Number(sessionStorage.getItem(flag))
    if (Date.now() - last < guardMilliseconds) return false
    sessionStorage.setItem(flag, String(Date.now()))
    return true
  } catch {
    return false
  }
}
