/** Room that most menus need, in pixels, with their distance from the button. */
const needed = { height: 320, width: 240 }

/**
 * Tells the style sheet where a menu that is about to open finds room: below its button, or above; over to the left
 * or to the right. In place of `position-try-fallbacks`, which stops Safari's engine for good.
 */
export function placeMenu(menu: HTMLElement) {
  const button = document.querySelector(`[popovertarget="${menu.id}"]`)
  if (!button) return
  const { bottom, left, right, top } = button.getBoundingClientRect()
  const [below, beside] = [innerHeight - bottom, innerWidth - left]
  menu.toggleAttribute('data-above', below < needed.height && top > below)
  menu.toggleAttribute('data-rightwards', right < needed.width && beside > right)
}
