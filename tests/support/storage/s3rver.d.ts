/** The part of the store that tests use; it has no types of its own. */
declare module '@20minutes/s3rver' {
  type Context = { path: string; app: object }

  export default class S3rver {
    constructor(options: { address: string; port: number; silent: boolean; directory: string })
    middleware: ((context: Context, next: () => Promise<unknown>) => Promise<unknown>)[]
    store: { putBucket(name: string): Promise<void> }
    run(): Promise<import('node:net').AddressInfo>
    close(): Promise<void>
  }
}
