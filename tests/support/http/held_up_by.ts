/**
 * The longest turn of the event loop, in milliseconds of the processor: unlike those of a clock, they do not
 * depend on what else the machine does.
 */
export async function heldUpBy(work: () => Promise<unknown>) {
  let isOver = false
  let most = 0
  const turn = (since: number) => {
    const now = usedByThread()
    most = Math.max(most, now - since)
    if (!isOver) setImmediate(turn, now)
  }
  turn(usedByThread())
  await work()
  await new Promise(setImmediate)
  isOver = true
  return Math.round(most)
}

/** Sums that take a quiet machine of 2026 fifty milliseconds, with Node 24. */
const sums = 45_000_000

/** How many times as long as a quiet machine this one takes for the same work now; never less than once. */
export function pace() {
  const start = usedByThread()
  let sum = 0
  for (let number = 0; number < sums; number++) sum += number % 7
  return Math.max(1, (usedByThread() - start) / 50)
}

function usedByThread() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
