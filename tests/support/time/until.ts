import { setTimeout as wait } from 'node:timers/promises'

/** Whether something comes true within half a minute, looked at twenty times a second: slow machines take their time. */
export async function until(isSo: () => boolean | Promise<boolean>) {
  const end = Date.now() + 30_000
  while (!(await isSo())) {
    if (Date.now() > end) return false
    await wait(50)
  }
  return true
}
