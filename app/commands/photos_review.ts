import { args, flags } from '@adonisjs/core/ace'
import { isId } from '#core/id'
import { Ports } from '#core/ports'
import { rejectionReasons } from '#core/profiles/photos/photo'
import { terminal } from '#core/admin/admin'
import { reviewPicture } from '#core/admin/pictures/review_picture'
import Photo from '#models/photo'
import { OperatorCommand } from '#terminal/operator_command'

export default class PhotosReview extends OperatorCommand {
  static commandName = 'photos:review'
  static description =
    'Publish or reject a photo; without an id, list the photos that wait for review'
  static help = [
    '{{ binaryName }} photos:review --json',
    '{{ binaryName }} photos:review 0190a8f2-6c1e-7d3b-9b5a-2f4e8c7d1a60 --reject=unclear',
  ]
  static options = { startApp: true }

  @args.string({ description: 'Id of the photo', required: false })
  declare photoId?: string

  @flags.string({ description: `Reject it for this reason: ${rejectionReasons.join(', ')}` })
  declare reject?: string

  async run() {
    if (!this.photoId) return this.#list()
    const reason = rejectionReasons.find((one) => one === this.reject)
    if (this.reject && !reason) return this.misused(`Unknown reason: ${this.reject}`)
    if (!isId(this.photoId)) return this.fail(`No such photo: ${this.photoId}`)
    const ports = await this.app.container.make(Ports)
    const { photoId } = this
    const rejection = reason ?? null
    const reviewed = await reviewPicture(ports, { by: terminal, photoId, rejection })
    if (!reviewed.ok) return this.fail(`No such photo: ${this.photoId}`)
    this.done({ photoId, rejection }, reason ? `Rejected: ${reason}` : 'Published')
  }

  async #list() {
    const waiting = await Photo.query().where('status', 'pending').orderBy('createdAt').limit(100)
    if (this.json) return this.printJson(waiting.map(listed))
    for (const { id, profileId, createdAt } of waiting) {
      this.logger.log(`${id}  of /members/${profileId}  since ${createdAt.toISO()}`)
    }
    this.logger.info(`${waiting.length} waiting`)
  }
}

function listed({ id, profileId, createdAt }: Photo) {
  return { id, profileId, createdAt }
}
