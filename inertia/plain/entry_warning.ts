import { dismiss } from './dismiss'

/** Lets the buttons of the warning alone close it, where the page has one and is no installed app. */
export function showEntryWarning() {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-warning]')
  if (!dialog || matchMedia('(display-mode: standalone)').matches) return
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.preventDefault()
  })
  dialog.querySelector('[data-enter]')?.addEventListener('click', () => {
    dismiss('hide-site-entry-warning')
    dialog.close()
  })
  dialog.querySelector('[data-leave]')?.addEventListener('click', leaveSite)
  // It is open already, unless Escape closed it before this script came.
  if (!dialog.open) dialog.showModal()
}

/** Leaves the site: back to the page before, or to an empty one. */
export function leaveSite() {
  if (history.length > 1) history.back()
  else location.replace('about:blank')
}
