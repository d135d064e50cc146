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
  // The filter whose changes the newest entry of the history shows.
  const entryOf = useRef('')
  // Changes that are not answered yet: what comes meanwhile is the answer to an earlier one.
  const waiting = useRef(0)
  useEffect(() => {
    if (waiting.current > 0 || isSameSearch(search, draft)) return
    entryOf.current = ''
    setDraft(search)
    setVersion((current) => current + 1)
  }, [search])

  const change = (changes: Partial<Search>) => {
    const changed = { ...draft, ...changes }
    setDraft(changed)
    const filter = Object.keys(changes).join()
    // A visit that the next one cancels makes no entry.
    const replace = filter === entryOf.current
    const onBeforeUpdate = () => {
      entryOf.current = filter
    }
    waiting.current += 1
    const onFinish = () => {
      waiting.current -= 1
    }
    const about = { preserveState: true, replace, onBeforeUpdate, onFinish }
    router.get(addressOf(changed, defaults), {}, about)
  }
  return { draft, change, version }
}
