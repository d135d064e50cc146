import { test } from '@japa/runner'
import type { PictureRenderer } from '#core/ports/picture_renderer'
import { photoVariants } from '#core/ports/photo_storage'

/** What every renderer does with a picture of 900 by 1200 pixels. */
export function pictureRendererContract(
  name: string,
  renderer: () => PictureRenderer,
  picture: () => Promise<Uint8Array>
) {
  test.group(`${name} as picture renderer`, () => {
    test('makes every variant, and returns the size', async ({ assert }) => {
      const rendered = await renderer().render(picture, { minSide: 200, maxPixels: 2_000_000 })
      if (!rendered.ok) return assert.fail(rendered.refusal)
      const { variants, width, height } = rendered.value
      assert.deepEqual([width, height], [900, 1200])
      for (const variant of photoVariants) assert.isAbove(variants[variant].length, 0)
    })
  })
}
