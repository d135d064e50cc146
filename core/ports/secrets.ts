/** Makes the secrets of mailed links, of which only the digest is stored, and signs marks. */
export abstract class Secrets {
  abstract make(): string
  /** So many digits, with their zeros, that nobody else can make for this text; for people to type. */
  abstract codeFor(text: string, digits: number): string
  abstract digest(secret: string): string
  /** 24 hexadecimal digits that nobody else can make for this text. */
  abstract sign(text: string): string
  abstract isSigned(text: string, signature: string): boolean
}
