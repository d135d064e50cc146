/** Makes the ids of rows: UUIDv7, unguessable and sortable by age. */
export abstract class Ids {
  abstract next(): string
}
