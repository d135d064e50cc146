/** Lets only so many works go on at once; the others wait, in the order they came. */
export class Semaphore {
  readonly #waiting: (() => void)[] = []
  #free: number

  constructor(atOnce: number) {
    this.#free = atOnce
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((begin) => this.#waiting.push(begin))
    try {
      return await work()
    } finally {
      this.#pass()
    }
  }

  /** To who waits longest, so that nobody who comes now is first. */
  #pass() {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#free += 1
  }
}
