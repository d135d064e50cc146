const days = 365

/** Opens the warning, where the page has one and is no installed app; its buttons alone close it. */
export function showEntryWarning() {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-warning]')
  if (!dialog || matchMedia('(display-mode: standalone)').matches) return
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.preventDefault()
  })
  dialog.querySelector('[data-enter]')?.addEventListener('click', () => {
    remember('hide-site-entry-warning')
    dialog.close()
  })
  dialog.querySelector('[data-leave]')?.addEventListener('click', leave)
  dialog.showModal()
}

/** As `dismiss` of the other pages does, whose scripts these do not load. */
function remember(flag: string) {
  document.cookie = `${flag}=${Date.now()}; path=/; max-age=${days * 86_400}; samesite=lax`
}

function leave() {
  if (history.length > 1) history.back()
  else location.replace('about:blank')
}
