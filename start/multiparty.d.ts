/** The part of the framework's form parser that start/multipart.ts changes; it has no types of its own. */
declare module '@poppinss/multiparty' {
  import type { Readable, Writable } from 'node:stream'

  interface Form extends Writable {
    on(event: 'part', listener: (part: Readable) => void): this
    handleError(error: Error): void
  }
  const multiparty: { Form: new (options?: object) => Form }
  export default multiparty
}
