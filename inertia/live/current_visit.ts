import { router } from '@inertiajs/react'

let currentVisit: string | null = null
/** The browser itself submits a form that no script handles, which leads to a new document. */
let isSubmitting = false
let isByHistory = false

/** Called as early as possible: a form may be submitted before hydration. */
export function listenForVisits() {
  router.on('start', ({ detail: { visit } }) => {
    if (visit.async) return
    currentVisit = visit.id
    isByHistory = false
  })
  router.on('finish', ({ detail: { visit } }) => {
    if (visit.id === currentVisit) currentVisit = null
  })
  addEventListener('submit', ({ defaultPrevented }) => {
    if (!defaultPrevented) isSubmitting = true
  })
  addEventListener('pageshow', () => (isSubmitting = false))
  addEventListener('popstate', () => (isByHistory = true), { capture: true })
}

/** Whether the buttons of the browser led to this page: its data are of when it was left. */
export function isFromHistory() {
  return isByHistory
}

/** Whether a visit is in progress: to another page, or with a form. */
export function isVisiting() {
  return isSubmitting || currentVisit !== null
}
