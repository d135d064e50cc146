import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Photos } from '#core/repositories/photos'
import type { Photo } from '#core/profiles/photos/photo'
import { plain } from '#adapters/lucid/plain'
import PhotoModel from '#models/photo'

export class LucidPhotos extends Photos {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async find(id: string) {
    return plain(await PhotoModel.find(id, { client: this.client }))
  }

  async of(profileId: string): Promise<readonly Photo[]> {
    const query = PhotoModel.query({ client: this.client }).where({ profileId })
    const photos = await query.orderBy('position').orderBy('id')
    return photos.flatMap((photo) => plain(photo) ?? [])
  }

  async add(photo: Photo) {
    await PhotoModel.create(photo, { client: this.client })
  }

  async update(id: string, changes: Parameters<Photos['update']>[1]) {
    const photo = await PhotoModel.findOrFail(id, { client: this.client })
    await photo.merge(changes).save()
  }

  async remove(id: string) {
    await this.client.from('photos').where({ id }).delete()
  }
}
