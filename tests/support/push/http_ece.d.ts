/** The part of http_ece that tests use; it has no types of its own. */
declare module 'http_ece' {
  export function decrypt(
    body: Buffer,
    keys: { version: 'aes128gcm'; privateKey: import('node:crypto').ECDH; authSecret: string }
  ): Buffer
}
