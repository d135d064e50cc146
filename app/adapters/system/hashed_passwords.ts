import hash from '@adonisjs/core/services/hash'
import { Passwords } from '#core/ports/passwords'

export class HashedPasswords extends Passwords {
  hash(password: string) {
    return hash.make(password)
  }

  verify(hashed: string, password: string) {
    return hash.verify(hashed, password)
  }
}
