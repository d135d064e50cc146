import { usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { lazyPart } from '~/components/ui/lazy_part'
import { isDismissed } from '~/plain/dismiss'

const EntryDialog = lazyPart(() => import('~/components/shell/entry_dialog'))

/** On the first visit says what kind of site this is; not in the installed app. */
export function EntryWarning() {
  const { entryWarning } = usePage().props
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(!matchMedia('(display-mode: standalone)').matches), [])
  // A page of the history does not know that it was answered since.
  if (!entryWarning || !inBrowser || isDismissed('hide-site-entry-warning')) return null
  return <EntryDialog />
}
