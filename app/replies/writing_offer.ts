import type { I18n } from '@adonisjs/i18n'
import type { offer } from '#queries/messaging/offer'
import { refusalAnswer } from '#replies/refusals'

type Offer = Awaited<ReturnType<typeof offer>>

/** What the next message costs, as a page shows it: a refusal with its text for the member. */
export function writingOfferAnswer(i18n: I18n, { refused, ...prices }: Offer) {
  return { ...prices, refused: refused && refusalAnswer(i18n, refused) }
}
