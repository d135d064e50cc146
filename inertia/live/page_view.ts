import { router } from '@inertiajs/react'
import { tellHowLong } from '~/live/seen_time'

/** Tells how long a page is seen, whenever it is hidden or left. */
export function measurePageView(id: string) {
  const tellAndEnd = tellHowLong(id)
  const end = router.on('navigate', ({ detail }) => {
    if (detail.page.props.pageViewId === id) return
    tellAndEnd()
    end()
  })
}
