/** The picture of a shared link. */
export type Card = Readonly<{
  /** The name of the site. */
  site: string
  heading: string
  description: string
  /** In pixels. */
  width: number
  height: number
}>

/** Paints the cards of shared links: texts of the site, and never a member's picture. */
export abstract class CardPainter {
  /** A PNG. */
  abstract paint(card: Card): Promise<Uint8Array>
}
