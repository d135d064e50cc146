import { router } from '@inertiajs/react'

let underWay: string | null = null

router.on('start', ({ detail: { visit } }) => {
  if (!visit.async) underWay = visit.id
})
router.on('finish', ({ detail: { visit } }) => {
  if (visit.id === underWay) underWay = null
})

/** Whether another page, or the answer to a form, is on its way. */
export function isVisiting() {
  return underWay !== null
}
