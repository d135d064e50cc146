/** Sides of what the site keeps of a picture: of the whole, and of what is cut out of it. */
const keptSide = 1600
const cutSide = 480

/** A file of fewer bytes is sent as it is. */
const fineBytes = 500_000

/**
 * The picture as large as the site keeps it, upright and without what the camera wrote into it. The file itself
 * where that is no smaller, or where this browser cannot read it: the server says then what is wrong with it.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= fineBytes) return file
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const small = await drawn(picture)
    picture.close()
    return small.size < file.size ? small : file
  } catch {
    return file
  }
}

/** On white, as the server does with what is transparent. */
function drawn(picture: ImageBitmap) {
  const [short, long] = [picture.width, picture.height].sort((one, other) => one - other)
  const scale = Math.min(1, Math.max(keptSide / long, cutSide / short))
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
}
