/** Makes the secrets of mailed links, of which only the digest is stored, and signs texts. */
export abstract class Secrets {
  abstract make(): string
  /** A code of this many digits, derived from a text with the secret key, for people to type. */
  abstract codeFor(text: string, digits: number): string
  abstract digest(secret: string): string
  /** A signature of a text: 24 hexadecimal digits. */
  abstract sign(text: string): string
  abstract isSigned(text: string, signature: string): boolean
}
