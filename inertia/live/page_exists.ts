const timeoutMilliseconds = 10_000

/** Whether the server has a page or a redirect at this address; null when it cannot be reached. */
export async function pageExists(url: string) {
  const response = await fetch(url, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMilliseconds),
  }).catch(() => null)
  if (response?.status === 404) return false
  return response?.ok || response?.type === 'opaqueredirect' ? true : null
}
