import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { addressOf, isSameSearch, type Search } from '~/components/discovery/search'

/**
 * The filters being edited. Each change visits its URL at once; a change from elsewhere, such as a
 * chip or the back button, comes with a new `version`.
 */
export function useSearchDraft(search: Search, defaults: Search) {
  const [draft, setDraft] = useState(search)
  const [version, setVersion] = useState(0)
  useEffect(() => {
    if (isSameSearch(search, draft)) return
    setDraft(search)
    setVersion((current) => current + 1)
  }, [search])

  const change = (changes: Partial<Search>) => {
    const changed = { ...draft, ...changes }
    setDraft(changed)
    router.get(addressOf(changed, defaults), {}, { preserveState: true })
  }
  return { draft, change, version }
}
