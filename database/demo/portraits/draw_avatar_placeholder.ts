import { framed } from '#database/demo/portraits/frame'
import { gradients, placeholder } from '#database/demo/portraits/palette'
import { circle, shape } from '#database/demo/portraits/shapes'

/** The placeholder of a member without a photo: a plain silhouette on lavender, 900 × 1200. */
export function drawAvatarPlaceholder(): string {
  const shoulders = 'M40 1200C50 960 190 850 450 850S850 960 860 1200Z'
  return framed(gradients[0], circle(450, 540, 210, placeholder) + shape(shoulders, placeholder))
}
