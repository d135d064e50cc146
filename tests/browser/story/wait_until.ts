const timeout = 60_000
const pause = 100

/** Polls until the condition holds. */
export async function waitUntil(isSo: () => Promise<boolean>, what: string) {
  const end = Date.now() + timeout
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`It did not come to this: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
