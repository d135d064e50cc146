import { router } from '@inertiajs/react'

let current: string | null = null

router.on('start', ({ detail: { visit } }) => {
  if (!visit.async) current = visit.id
})
router.on('finish', ({ detail: { visit } }) => {
  if (visit.id === current) current = null
})

/** Whether a visit is in progress: to another page, or with a form. */
export function isVisiting() {
  return current !== null
}
