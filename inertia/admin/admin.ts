import './admin.css'
import { keepCounts } from './counts'
import { listenToKeys } from './keys'
import { offerPasskeys } from './passkeys'
import { askBeforeLeaving } from './typed'

/*
 * What makes the back office quicker for those who have scripts: keys, a menu that folds on phones,
 * forms that are sent once and not left by accident. Every page works without.
 */
foldMenu()
showCurrent()
document.addEventListener('submit', sendOnce)
document.addEventListener('click', reveal)
document.addEventListener('click', insert)
hideInTime()
offerPasskeys()
listenToKeys()
keepCounts()
askBeforeLeaving()

/** On a phone the menu is closed until it is asked for. */
function foldMenu() {
  const menu = document.querySelector<HTMLDetailsElement>('details.menu')
  if (menu && matchMedia('(width < 62rem)').matches) menu.open = false
}

/** Rows of links that scroll in their own room, on phones, begin at the page that is open. */
function showCurrent() {
  const current = '.tabs [aria-current], .groups [aria-current]'
  for (const link of document.querySelectorAll(current)) {
    link.scrollIntoView({ block: 'nearest', inline: 'center' })
  }
}

/** A second click, or a key held down, must not send a form twice. */
function sendOnce({ target }: SubmitEvent) {
  if (!(target instanceof HTMLFormElement)) return
  for (const button of target.querySelectorAll('button')) {
    setTimeout(() => (button.disabled = true))
  }
}

/** `data-reveal` shows the picture that its link leads to in place of the one before the click. */
function reveal(event: MouseEvent) {
  const { target } = event
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-reveal]')
  const picture = link && link.querySelector('img')
  if (!picture || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  picture.src = link.href
  link.querySelector('.reveal')?.remove()
}

/** `data-insert` puts its text into the `data-draft` of the page, where the cursor is. */
function insert(event: MouseEvent) {
  const { target } = event
  const button = target instanceof Element && target.closest<HTMLElement>('[data-insert]')
  const draft = document.querySelector<HTMLTextAreaElement>('textarea[data-draft]')
  if (!button || !draft) return
  event.preventDefault()
  draft.setRangeText(button.dataset.insert ?? '', draft.selectionStart, draft.selectionEnd, 'end')
  draft.focus()
}

/** What can be done for some seconds, by `data-seconds`, goes then. */
function hideInTime() {
  for (const shown of document.querySelectorAll<HTMLElement>('[data-seconds]')) {
    setTimeout(() => shown.remove(), Number(shown.dataset.seconds) * 1000)
  }
}

/** A page from the browser's history shows its forms as they were: sent. */
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload()
})
