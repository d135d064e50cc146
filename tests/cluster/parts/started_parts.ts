type Part = Readonly<{ stop: () => unknown }>

/** What a cluster has started, so that all of it is ended, however far it came. */
export class StartedParts {
  #all: Part[] = []
  #stopping: Promise<void> = Promise.resolve()

  add<Added extends Part>(part: Added) {
    this.#all.push(part)
    return part
  }

  /** Ends them, the last one first; whoever asks meanwhile waits for that. */
  stop() {
    const parts = this.#all.splice(0).toReversed()
    this.#stopping = this.#stopping.then(async () => {
      for (const part of parts) await part.stop()
    })
    return this.#stopping
  }
}
