import { router } from '@inertiajs/react'

let currentVisit: string | null = null
/** The browser itself submits a form that no script handles, which leads to a new document. */
let isSubmitting = false

/** Called as early as possible: a form may be submitted before hydration. */
export function listenForVisits() {
  router.on('start', ({ detail: { visit } }) => {
    if (!visit.async) currentVisit = visit.id
  })
  router.on('finish', ({ detail: { visit } }) => {
    if (visit.id === currentVisit) currentVisit = null
  })
  addEventListener('submit', ({ defaultPrevented }) => {
    if (!defaultPrevented) isSubmitting = true
  })
  addEventListener('pageshow', () => (isSubmitting = false))
}

/** Whether a visit is in progress: to another page, or with a form. */
export function isVisiting() {
  return isSubmitting || currentVisit !== null
}
