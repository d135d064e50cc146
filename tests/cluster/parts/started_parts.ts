type Part = Readonly<{ stop: () => unknown }>

/** What a cluster has started, so that all of it is ended, however far it came. */
export class StartedParts {
  #all: Part[] = []

  add<Added extends Part>(part: Added) {
    this.#all.push(part)
    return part
  }

  /** Ends them, the last one first. */
  async stop() {
    for (const part of this.#all.splice(0).toReversed()) await part.stop()
  }
}
