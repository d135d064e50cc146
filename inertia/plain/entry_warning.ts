import { dismiss } from './dismiss'

/** Keeps that a visitor has entered, also where they did before this script came. */
export function keepEntry() {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-warning]')
  const keep = () => {
    if (dialog?.returnValue === 'entered') dismiss('hide-site-entry-warning')
  }
  keep()
  dialog?.addEventListener('close', keep)
}
