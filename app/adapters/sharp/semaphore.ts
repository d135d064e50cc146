/** Limits how many tasks run at once; the others wait, first in, first out. */
export class Semaphore {
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(atOnce: number) {
    this.#free = atOnce
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((begin) => this.#waiting.push(begin))
    try {
      return await task()
    } finally {
      this.#release()
    }
  }

  /** Hands the free place to the longest waiting task, so that a new one cannot overtake it. */
  #release() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free += 1
  }
}
