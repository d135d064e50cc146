import { usePage } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { lazyPart } from '~/components/ui/lazy_part'

const EntryDialog = lazyPart(() => import('~/components/shell/entry_dialog'))

/** On the first visit says what kind of site this is; not in the installed app. */
export function EntryWarning() {
  const { entryWarning } = usePage().props
  const [inBrowser, setInBrowser] = useState(false)
  useEffect(() => setInBrowser(!matchMedia('(display-mode: standalone)').matches), [])
  if (!entryWarning || !inBrowser) return null
  return <EntryDialog />
}
