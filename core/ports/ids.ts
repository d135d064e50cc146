/** Makes the ids of everything that appears in a URL or an answer: UUIDv7, sortable by age. */
export abstract class Ids {
  abstract next(): string
}
