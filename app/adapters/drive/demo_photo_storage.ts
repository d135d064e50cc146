import { DrivePhotoStorage } from '#adapters/drive/drive_photo_storage'
import type { PictureRenderer } from '#core/ports/picture_renderer'
import { photoVariants, type PhotoVariant } from '#core/ports/photo_storage'
import { drawingOf, portraitSize } from '#database/demo/portrait_keys'

/** Stores pictures as without the demo world, and draws its portraits when they are first asked for. */
export class DemoPhotoStorage extends DrivePhotoStorage {
  readonly #drawing = new Map<string, Promise<void>>()

  constructor(private pictures: PictureRenderer) {
    super()
  }

  async read(storageKey: string, variant: PhotoVariant) {
    const stored = await super.read(storageKey, variant)
    if (stored || !drawingOf(storageKey)) return stored
    await this.#drawOnce(storageKey)
    return super.read(storageKey, variant)
  }

  async temporaryUrl(storageKey: string, variant: PhotoVariant) {
    const url = await super.temporaryUrl(storageKey, variant)
    if (url) await this.read(storageKey, variant)
    return url
  }

  /** Several may ask for the same portrait at a time. */
  #drawOnce(storageKey: string) {
    const drawing = this.#drawing.get(storageKey) ?? this.#draw(storageKey)
    this.#drawing.set(storageKey, drawing)
    return drawing.finally(() => this.#drawing.delete(storageKey))
  }

  async #draw(storageKey: string) {
    const limits = { minSide: 1, maxPixels: portraitSize.width * portraitSize.height }
    const read = async () => Buffer.from(drawingOf(storageKey) ?? '')
    const rendered = await this.pictures.render(read, limits)
    if (!rendered.ok) throw new Error(`A portrait cannot be drawn: ${rendered.refusal}`)
    const { variants } = rendered.value
    await Promise.all(photoVariants.map((one) => this.put(storageKey, one, variants[one])))
  }
}
