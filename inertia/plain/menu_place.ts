/** Room that most menus need, in pixels, with their distance from the button. */
const needed = { height: 320, width: 240 }

/**
 * Marks a menu that is about to open for the style sheet: above its button, or extending to its right, where the
 * usual place (below, extending to the left) lacks room. `position-try-fallbacks` would do it, but freezes WebKit.
 */
export function placeMenu(menu: HTMLElement) {
  const button = document.querySelector(`[popovertarget="${menu.id}"]`)
  if (!button) return
  const { bottom, left, right, top } = button.getBoundingClientRect()
  const [below, beside] = [innerHeight - bottom, innerWidth - left]
  menu.toggleAttribute('data-above', below < needed.height && top > below)
  menu.toggleAttribute('data-rightwards', right < needed.width && beside > right)
}
