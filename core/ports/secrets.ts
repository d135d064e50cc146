/** Makes the secrets of mailed links; only their digest is stored. */
export abstract class Secrets {
  abstract make(): string
  abstract digest(secret: string): string
}
