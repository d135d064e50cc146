import type { PictureRenderer, RenderedPicture } from '#core/ports/picture_renderer'
import { photoVariants, type PhotoStorage } from '#core/ports/photo_storage'
import type { Character } from '#database/demo/cast'
import { drawPortrait } from '#database/demo/portraits/draw_portrait'
import { sitter } from '#database/demo/portraits/sitters'

type Studio = Readonly<{ pictures: PictureRenderer; photos: PhotoStorage }>

/** The size of every portrait, in pixels. */
const size = { width: 900, height: 1200 }

/** Renders and stores portraits. Equal portraits are rendered once; stored ones are skipped. */
export class Photographer {
  readonly #drawn = new Map<string, Promise<RenderedPicture>>()

  constructor(private studio: Studio) {}

  async take(person: Character, picture: number, storageKey: string) {
    if (await this.studio.photos.read(storageKey, 'thumb')) return size
    const { variants } = await this.#draw(person, picture)
    await Promise.all(
      photoVariants.map((variant) => this.studio.photos.put(storageKey, variant, variants[variant]))
    )
    return size
  }

  #draw({ gender, sitter: index, age }: Character, picture: number) {
    const key = `${gender} ${index} ${picture}`
    const drawn = this.#drawn.get(key) ?? this.#render(index, gender, age, picture)
    this.#drawn.set(key, drawn)
    return drawn
  }

  async #render(index: number, gender: Character['gender'], age: number, picture: number) {
    const drawing = drawPortrait(sitter(index, gender, age), picture)
    const limits = { minSide: 1, maxPixels: size.width * size.height }
    const rendered = await this.studio.pictures.render(async () => Buffer.from(drawing), limits)
    if (!rendered.ok) throw new Error(`A portrait cannot be drawn: ${rendered.refusal}`)
    return rendered.value
  }
}
