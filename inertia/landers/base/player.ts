interface Player {
  /** Whether it plays at once. */
  begins: boolean
  play: () => Promise<void> | void
  pause: () => void
}

/** The button that stops what moves and lets it go on, and says which of the two it does. */
export function joinPlayer({ begins, pause, play }: Player) {
  const button = document.querySelector<HTMLButtonElement>('[data-player]')
  const label = button?.querySelector('[data-label]')
  if (!button || !label) return
  const texts = { pause: button.dataset.pause ?? '', play: label.textContent }
  let playing = false
  button.addEventListener('click', () => void turn(!playing))
  if (begins) void turn(true)

  async function turn(on: boolean) {
    show(on)
    if (!on) return pause()
    // A browser may refuse, as in a mode that saves power.
    await Promise.resolve(play()).catch(() => show(false))
  }

  function show(on: boolean) {
    playing = on
    button?.classList.toggle('playing', on)
    if (label) label.textContent = on ? texts.pause : texts.play
  }
}
