import { waitUntil } from '#tests/browser/story/wait_until'

/** Resolves once the web process whose health is told at this port can answer pages, and is warm. */
export function isReadyAt(port: number | string) {
  return waitUntil(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => null)
    return answer?.ok ?? false
  }, 'the process is ready')
}
