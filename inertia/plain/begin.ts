import { keepEntry } from './entry_warning'
import { tellHowLong } from '../live/seen_time'

/** What every page without React does: the entry warning, and how long it was seen when its link asked for that. */
export function beginPlainPage() {
  keepEntry()
  const { pageView } = document.body.dataset
  if (pageView) tellHowLong(pageView)
}
