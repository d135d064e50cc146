/** The part of the store that tests use; it has no types of its own. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      allowMismatchedSignatures?: boolean
    })
    run(): Promise<import('node:net').AddressInfo>
    close(): Promise<void>
  }
}
