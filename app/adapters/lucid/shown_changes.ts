/** Notes in a unit of work that it changes what pages of visitors show. */
export class ShownChanges {
  #any = false

  note() {
    this.#any = true
  }

  get any() {
    return this.#any
  }
}
