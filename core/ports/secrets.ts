/** Makes the secrets of mailed links, of which only the digest is stored, and signs marks. */
export abstract class Secrets {
  abstract make(): string
  /** A number of so many digits that nobody can guess, with its zeros; for people to type. */
  abstract makeCode(digits: number): string
  abstract digest(secret: string): string
  /** 24 hexadecimal digits that nobody else can make for this text. */
  abstract sign(text: string): string
  abstract isSigned(text: string, signature: string): boolean
}
