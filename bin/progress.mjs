/*
 * Shows the steps of a start: each on a line of its own, with its seconds, once it has ended; in a
 * terminal also what goes on.
 */
const going = new Map()
let ticking

/** Shows a step until this promise is settled; answers what it answers. */
export async function shown(name, promise) {
  const start = Date.now()
  going.set(name, start)
  if (process.stdout.isTTY) ticking ??= setInterval(draw, 1000)
  draw()
  try {
    const answer = await promise
    end(name)
    // What was there already is not worth a line.
    if (secondsSince(start) > 0) console.log(`${name}: ${secondsSince(start)} s`)
    return answer
  } finally {
    end(name)
  }
}

function end(name) {
  going.delete(name)
  if (!process.stdout.isTTY) return
  clearLine()
  draw()
  if (going.size > 0) return
  clearInterval(ticking)
  ticking = undefined
}

function draw() {
  if (!process.stdout.isTTY || going.size === 0) return
  const names = [...going].map(([name, start]) => `${name} ${secondsSince(start)} s`)
  clearLine()
  process.stdout.write(`… ${names.join(', ')}`.slice(0, process.stdout.columns - 1))
}

function clearLine() {
  process.stdout.write('\r\x1b[2K')
}

function secondsSince(start) {
  return Math.round((Date.now() - start) / 1000)
}
