/** Hashes and checks passwords. */
export abstract class Passwords {
  abstract hash(password: string): Promise<string>
  abstract verify(hash: string, password: string): Promise<boolean>
}
