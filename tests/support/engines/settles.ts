import { isDeepStrictEqual } from 'node:util'

/** Milliseconds until something must be so. */
const timeout = 30_000
const pause = 60

/** Asks until the answer is the one that is wanted; a page that is just left may fail to answer. */
export async function settles<T>(ask: () => Promise<T>, wanted: T, what: string) {
  const end = Date.now() + timeout
  for (;;) {
    const answer = await ask().catch((error: unknown) => String(error))
    if (isDeepStrictEqual(answer, wanted)) return
    if (Date.now() > end) throw new Error(`${what}: it stays at ${JSON.stringify(answer)}`)
    await new Promise((fulfil) => setTimeout(fulfil, pause))
  }
}
