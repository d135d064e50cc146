import { v7 as uuid } from 'uuid'
import { Ids } from '#core/ports/ids'

export class UuidIds extends Ids {
  next() {
    return uuid()
  }
}
