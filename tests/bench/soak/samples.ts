/** What a node used at a moment, after garbage collection. */
export type Sample = Readonly<{ minute: number; memory: number; heap: number; handles: number }>

type Used = Readonly<{ own: number; heapUsed: number; handles: number }>

const megabyte = 1024 ** 2

export async function takeSample(url: string, minute: number): Promise<Sample> {
  const answer = await fetch(`${url}/bench/process`)
  const { handles, heapUsed, own } = (await answer.json()) as Used
  return {
    minute: rounded(minute),
    memory: rounded(own / megabyte),
    heap: rounded(heapUsed / megabyte),
    handles,
  }
}

/** By how many percent of their mean the values grow in ten minutes: the slope of the line that fits them best. */
export function growth(samples: readonly Sample[], what: 'memory' | 'heap' | 'handles') {
  const minutes = meanOf(samples.map(({ minute }) => minute))
  const mean = meanOf(samples.map((sample) => sample[what]))
  let [together, apart] = [0, 0]
  for (const sample of samples) {
    together += (sample.minute - minutes) * (sample[what] - mean)
    apart += (sample.minute - minutes) ** 2
  }
  return rounded((100 * 10 * together) / apart / mean)
}

function meanOf(values: readonly number[]) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function rounded(number: number) {
  return Math.round(number * 100) / 100
}
