import { Ids } from '#core/ports/ids'

/** Numbered ids, which are valid UUIDv7 and sort by age. */
export class FakeIds extends Ids {
  #made = 0

  next() {
    this.#made += 1
    return `01900000-0000-7000-8000-${String(this.#made).padStart(12, '0')}`
  }
}
