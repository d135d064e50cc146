import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import satori from 'satori'
import sharp from 'sharp'
import { CardPainter, type Card } from '#core/ports/card_painter'
import { Semaphore } from '#adapters/sharp/semaphore'
import { cardLayout } from '#adapters/satori/card_layout'

const folder = '@expo-google-fonts/open-sans'
const fonts = [
  {
    name: 'Open Sans',
    weight: 400,
    data: readFont(`${folder}/400Regular/OpenSans_400Regular.ttf`),
  },
  { name: 'Open Sans', weight: 700, data: readFont(`${folder}/700Bold/OpenSans_700Bold.ttf`) },
] as const

/** One at a time, so that many unknown cards slow no page. */
const atOnce = new Semaphore(1)

/** Sets the text with satori, which draws letters as shapes, and renders it with sharp. */
export class SatoriCardPainter extends CardPainter {
  async paint(card: Card) {
    return atOnce.run(async () => {
      const { height, width } = card
      const drawing = await satori(cardLayout(card), { width, height, fonts: [...fonts] })
      return sharp(Buffer.from(drawing)).png({ palette: true, quality: 90 }).toBuffer()
    })
  }
}

function readFont(path: string) {
  return readFileSync(fileURLToPath(import.meta.resolve(path)))
}
