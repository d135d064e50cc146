import { tellHowLong } from '../live/seen_time'

/** Tells how long a page without React was seen, when its link asked for that. */
export function beginPlainPage() {
  const { pageView } = document.body.dataset
  if (pageView) tellHowLong(pageView)
}
