import { router } from '@inertiajs/react'
import { useEffect, useRef, useState } from 'react'
import { addressOf, isSameSearch, type Search } from '~/components/discovery/search'

/**
 * The filters being edited. Each change visits its URL at once; a change from elsewhere, such as a
 * chip or the back button, comes with a new `version`. Changes of one filter after the other, such as the steps
 * of a slider by keyboard, are one entry of the history.
 */
export function useSearchDraft(search: Search, defaults: Search) {
  const [draft, setDraft] = useState(search)
  const [version, setVersion] = useState(0)
  const changedLast = useRef('')
  useEffect(() => {
    if (isSameSearch(search, draft)) return
    changedLast.current = ''
    setDraft(search)
    setVersion((current) => current + 1)
  }, [search])

  const change = (changes: Partial<Search>) => {
    const changed = { ...draft, ...changes }
    setDraft(changed)
    const filter = Object.keys(changes).join()
    const replace = filter === changedLast.current
    changedLast.current = filter
    router.get(addressOf(changed, defaults), {}, { preserveState: true, replace })
  }
  return { draft, change, version }
}
