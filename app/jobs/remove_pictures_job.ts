import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'

type Payload = Readonly<{ storageKeys: readonly string[] }>

/** Removes the files of deleted pictures. */
@inject()
export default class RemovePicturesJob extends Job<Payload> {
  static options = { name: 'remove_pictures' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    for (const storageKey of this.payload.storageKeys) await this.ports.photos.remove(storageKey)
  }
}
