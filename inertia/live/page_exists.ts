const patienceMilliseconds = 10_000

/** Whether the server has a page at this address, or leads on from it; null when it did not say. */
export async function isThere(url: string) {
  const answer = await fetch(url, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMilliseconds),
  }).catch(() => null)
  if (answer?.status === 404) return false
  return answer?.ok || answer?.type === 'opaqueredirect' ? true : null
}
