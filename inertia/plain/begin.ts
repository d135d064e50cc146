import { listenForHiding } from './page_hidden'
import { tellHowLong } from '../live/seen_time'

/**
 * What every page without React does: it tells that it was hidden, and how long it was seen when its link
 * asked for that.
 */
export function beginPlainPage() {
  listenForHiding(() => undefined)
  const { pageView } = document.body.dataset
  if (pageView) tellHowLong(pageView)
}
